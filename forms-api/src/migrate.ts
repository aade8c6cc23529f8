import { readConfig } from './config/config';
import { StartError } from './config/startError';
import { connect, startWaitMs } from './persistence/connect';
import { migrate } from './persistence/migrate';

// Brings the tables up to date once, for a deployment that wants to know this before it starts the service.
try {
  const { database } = readConfig(process.env);
  const dataSource = await connect(database, startWaitMs, (reason) =>
    process.stderr.write(`waiting for the database (${reason})\n`),
  );
  await migrate(dataSource);
  await dataSource.destroy();
  process.stdout.write('The tables are up to date.\n');
} catch (error) {
  const lines =
    error instanceof StartError ? error.lines : [`The tables cannot be brought up to date: ${String(error)}`];
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}
