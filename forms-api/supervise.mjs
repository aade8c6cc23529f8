// Runs the service and starts it again when it ends by a fault, as `npm start` does; what the container runs, since Docker's own pause
// between two starts grows to a minute.
import { spawn } from 'node:child_process';
import { keepRunning } from './keepRunning.mjs';

const start = () =>
  spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
process.exit(await keepRunning(start, console.error));
