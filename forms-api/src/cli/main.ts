import { readConfig } from '../config/config';
import { StartError } from '../config/startError';
import { connect } from '../persistence/connect';
import { migrate } from '../persistence/migrate';
import type { Work } from './command';
import { parseCommand, usage } from './commands';
import { UsageError } from './usageError';

/** How long the database may take to appear, in milliseconds. */
const databaseWaitMs = 10_000;

const write = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });

const perform = async (work: Work): Promise<void> => {
  const { database } = readConfig(process.env);
  const dataSource = await connect(database, databaseWaitMs, (reason) =>
    process.stderr.write(`waiting for the database (${reason})\n`),
  );
  try {
    await migrate(dataSource);
    await work({ dataSource, clock: Date.now, write, input: process.stdin });
  } finally {
    await dataSource.destroy();
  }
};

const run = async (args: string[]): Promise<void> => {
  if (args.includes('--help') || args.includes('-h')) return write(usage);
  return perform(parseCommand(args));
};

const linesOf = (error: unknown): readonly string[] => {
  if (error instanceof StartError) return error.lines;
  const message = error instanceof Error ? error.message : String(error);
  return [message.replace(/\s*\n\s*/g, ' ')];
};

// A reader that has seen enough closes standard output; `write` says so.
process.stdout.on('error', () => undefined);
try {
  await run(process.argv.slice(2));
} catch (error) {
  for (const line of linesOf(error)) process.stderr.write(`${line}\n`);
  if (error instanceof UsageError) process.stderr.write(`\n${usage}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
