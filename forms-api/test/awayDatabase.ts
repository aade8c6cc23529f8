import { DataSource } from 'typeorm';
import type { DatabaseAddress } from '../src/config/databaseUrl';
import { linkTo } from './brokenLink';

/** A database that a test can take away from the service and give back. */
export interface AwayDatabase {
  /** Where the service connects. */
  address: DatabaseAddress;
  takeAway: () => Promise<void>;
  giveBack: () => Promise<void>;
  close: () => Promise<void>;
}

/** Takes an SQLite file away by locking it, and a server by cutting the connection. */
export const awayDatabase = async (address: DatabaseAddress): Promise<AwayDatabase> => {
  if (address.kind !== 'sqlite') {
    const link = await linkTo(address);
    return { address: link.address, takeAway: link.cut, giveBack: link.mend, close: link.close };
  }
  let other: DataSource | undefined;
  const giveBack = async (): Promise<void> => {
    await other?.destroy();
    other = undefined;
  };
  return {
    address,
    takeAway: async () => {
      other = await new DataSource({ type: 'better-sqlite3', database: address.file }).initialize();
      await other.query('BEGIN EXCLUSIVE');
    },
    giveBack,
    close: giveBack,
  };
};
