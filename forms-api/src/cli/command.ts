import type { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';

/** What a command works with. */
export interface Tools {
  /** Connected and migrated. */
  dataSource: DataSource;
  /** The time in milliseconds. */
  clock: () => number;
  /** Writes to standard output; done when the text has been taken. */
  write: (text: string) => Promise<void>;
  input: Readable;
}

/** What is left to do once the arguments are understood. */
export type Work = (tools: Tools) => Promise<void>;

/** One command of the operator's tool. */
export interface Command {
  /** Its forms after the word `enquiries`, each with what it does. */
  usage: readonly (readonly [form: string, meaning: string])[];
  /**
   * Reads the arguments after the command's name.
   * @throws UsageError
   */
  parse: (args: string[]) => Work;
}
