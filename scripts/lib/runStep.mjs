import { spawn } from 'node:child_process';
import { announce, root } from './run.mjs';

const open = new Set();

/** Ends a step with everything it has started; a process that outlives its step would keep the terminal's pipe open. */
const end = (step) => {
  open.delete(step);
  try {
    process.kill(-step.pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};

process.on('exit', () => open.forEach(end));
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.on(signal, () => process.exit(code));

const say = (text) => console.log(`\n${text}`);

/** Shows what is running, so that a reader can tell what a step was waiting for. */
const showProcesses = () =>
  new Promise((resolve) => {
    spawn('ps', ['-eo', 'pid,ppid,etime,time,args'], { stdio: ['ignore', 'inherit', 'inherit'] })
      .on('error', resolve)
      .on('close', resolve);
  });

/**
 * Runs one step of the tests with its output shown; a step that does not end is ended with everything it started.
 * @param {string} title announced before
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ minutes: number, env?: Record<string, string>, cwd?: string }} options `minutes` are far more than it needs
 * @returns {Promise<number>} the exit code, 1 for a step that was ended
 */
export const runStep = async (title, command, parameters, { minutes, env = {}, cwd = root }) => {
  announce(title);
  const startedAt = performance.now();
  const step = spawn(command, parameters, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A process group of its own, which can be ended as a whole.
    detached: true,
  });
  open.add(step);
  let isOver = false;
  const limit = setTimeout(async () => {
    isOver = true;
    say(`Not ended after ${minutes} minutes: "${title}". What was running:`);
    await showProcesses();
    end(step);
  }, minutes * 60_000);
  const code = await new Promise((resolve, reject) => step.on('error', reject).on('exit', resolve));
  clearTimeout(limit);
  end(step);
  console.log(`(${title}: ${Math.round((performance.now() - startedAt) / 1000)} s)`);
  return isOver ? 1 : (code ?? 1);
};
