import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { parseCommand } from '../src/cli/commands';

/**
 * Runs a command of the operator's tool in this process.
 * @param now in milliseconds
 * @returns what it wrote
 */
export const runCommand = async (dataSource: DataSource, now: number, ...args: string[]): Promise<string> => {
  let output = '';
  await parseCommand(args)({
    dataSource,
    clock: () => now,
    write: async (text) => {
      output += text;
    },
    input: Readable.from([]),
  });
  return output;
};
