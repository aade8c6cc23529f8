import Database from 'better-sqlite3';
import os from 'node:os';
import path from 'node:path';

/** Where the service under test listens. */
export const port = Number(process.env['E2E_PORT'] ?? 8765);

/** The database of the service under test: one for each run. */
export const databaseFile = (process.env['E2E_DATABASE'] ??= path.join(
  os.tmpdir(),
  `enquiries-e2e-${process.pid}-${Date.now()}.sqlite`,
));

type Row = Readonly<Record<string, unknown>>;

/** Reads the rows of a table that carry an e-mail address, as the service has stored them. */
export const storedEnquiries = (table: 'booking_inquiry' | 'contact_inquiry', email: string): Row[] => {
  const database = new Database(databaseFile, { readonly: true });
  try {
    return database.prepare(`SELECT * FROM ${table} WHERE email = ?`).all(email) as Row[];
  } finally {
    database.close();
  }
};
