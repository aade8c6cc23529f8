import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** How the service ends when it cannot start: a wrong setting stays wrong. */
const cannotStart = 1;
const firstPauseMs = 500;
const longestPauseMs = 10_000;
/** Who has run for so long does not end at once again. */
const wellAfterMs = 60_000;

/**
 * Runs a program and starts it again when it ends by a fault: at once, then after pauses that double up to ten seconds, until it has run
 * well for a minute. SIGTERM is handed on; Ctrl-C reaches the program by itself.
 * @param {() => import('node:child_process').ChildProcess} start
 * @param {(text: string) => void} say tells the operator what happens
 * @returns {Promise<number>} the exit code, when the program was asked to end or could not even start the first time
 */
export const keepRunning = async (start, say) => {
  const stopping = new AbortController();
  let child;
  process.on('SIGINT', () => stopping.abort());
  process.on('SIGTERM', () => {
    stopping.abort();
    child.kill('SIGTERM');
  });
  let hasRun = false;
  let pauseMs = 0;
  for (;;) {
    const startedAt = Date.now();
    child = start();
    const [code, signal] = await once(child, 'close');
    if (stopping.signal.aborted || code === 0 || (code === cannotStart && !hasRun)) return code ?? 1;
    hasRun = true;
    if (Date.now() - startedAt >= wellAfterMs) pauseMs = 0;
    const when = pauseMs === 0 ? 'at once' : `in ${pauseMs / 1000} s`;
    say(`The service has ended (${signal ?? `exit code ${code}`}) and starts again ${when}`);
    await pause(pauseMs, undefined, stopping).catch(() => undefined);
    if (stopping.signal.aborted) return 0;
    pauseMs = Math.min(longestPauseMs, pauseMs * 2 || firstPauseMs);
  }
};
