// Keeps `node <arguments>` running as `npm start` keeps the service.
import { spawn } from 'node:child_process';
import { keepRunning } from '../keepRunning.mjs';

const start = () => spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit' });
process.exit(await keepRunning(start, console.log));
