import { createConnection, type RowDataPacket } from 'mysql2/promise';

/** A row as the database holds it; times are texts in UTC. */
export type Row = Record<string, string | number | null>;

/** Everything the service has stored. */
export interface Tables {
  booking: Row[];
  contact: Row[];
  outbox: Row[];
}

const readRows = async (url: string, statement: string): Promise<Row[]> => {
  const connection = await createConnection({ uri: url, dateStrings: true, charset: 'utf8mb4' });
  try {
    const [rows] = await connection.query<RowDataPacket[]>(statement);
    return rows as Row[];
  } finally {
    await connection.end();
  }
};

/** Reads the tables without any help of the service. */
export const readTables = async (url: string): Promise<Tables> => ({
  booking: await readRows(url, 'SELECT * FROM booking_inquiry'),
  contact: await readRows(url, 'SELECT * FROM contact_inquiry'),
  outbox: await readRows(url, 'SELECT * FROM outbox'),
});

/** How many outbox rows wait to be told. */
export const countWaiting = async (url: string): Promise<number> => {
  const [row] = await readRows(url, "SELECT COUNT(*) AS waiting FROM outbox WHERE state = 'waiting'");
  return Number(row?.['waiting']);
};
