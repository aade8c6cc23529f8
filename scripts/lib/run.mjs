import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Runs a command with its output shown and, if asked, kept.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ env?: Record<string, string>, keep?: boolean, quiet?: boolean, cwd?: string }} options
 * @returns {Promise<{ code: number, output: string }>} the exit code, and with `keep` what the command printed
 */
export const run = (command, parameters, { env = {}, keep = false, quiet = false, cwd = root } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: keep || quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        if (!quiet) process.stdout.write(chunk);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** Says what a long step does before it starts. */
export const announce = (text) => console.log(`\n▸ ${text}`);
