import path from 'node:path';
import { checkContent } from './check/checkContent';
import { formatFault } from './check/fault';

/**
 * Prints one line for each fault and fails, or one line of counts. With `--json` prints `{ faults, lapsing, counts }` for machines.
 */
async function main(): Promise<void> {
  const root = path.resolve(import.meta.dirname, '..');
  const report = await checkContent({
    contentDir: path.join(root, 'content'),
    localesDir: path.join(root, 'locales'),
    codeDirs: [path.join(root, 'site/src'), path.join(root, 'site/node')],
  });
  const { faults, counts, lapsing } = report;
  if (faults.length > 0) process.exitCode = 1;
  if (process.argv.includes('--json')) return console.log(JSON.stringify(report, null, 2));
  for (const fault of faults) console.log(formatFault(fault));
  if (faults.length > 0) return;
  const all = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  console.log(`content is sound: ${all.join(', ')}`);
  if (lapsing.length > 0) console.log(['Departures and the calendar (no fault):', ...lapsing].join('\n  '));
}

main().catch((error: unknown) => {
  console.error(`content:check could not finish: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
