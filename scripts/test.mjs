import fs from 'node:fs';
import path from 'node:path';
import { buildSite } from './lib/buildSite.mjs';
import { installPackages } from './lib/install.mjs';
import { root } from './lib/run.mjs';
import { runStep } from './lib/runStep.mjs';
import { obtainTools } from './lib/tools.mjs';

/** `--fast`: only content, types, lint and unit tests. */
const fast = process.argv.includes('--fast');
const totals = { passed: 0, failed: 0 };

const count = (passed, failed) => {
  totals.passed += passed;
  totals.failed += failed;
};

/** Runs a step that passes or fails as a whole. */
const check = async (title, script) => {
  const code = await runStep(title, 'npm', ['run', '--silent', script], { minutes: 10 });
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
};

/** Runs the Jest tests of a workspace and adds their counts; a suite that cannot run counts as failed. */
const jest = async (title, workspace, parameters = []) => {
  const reportFile = path.join(root, `node_modules/.cache/jest-report-${workspace}.json`);
  fs.mkdirSync(path.dirname(reportFile), { recursive: true });
  fs.rmSync(reportFile, { force: true });
  // What a failed suite leaves open would keep Jest waiting for ever.
  const options = ['--forceExit', '--json', `--outputFile=${reportFile}`];
  const code = await runStep(title, 'npx', ['jest', ...options, ...parameters], {
    cwd: path.join(root, workspace),
    env: { TZ: 'UTC' },
    minutes: 15,
  });
  if (!fs.existsSync(reportFile)) return count(0, 1);
  const report = JSON.parse(fs.readFileSync(reportFile, 'utf8'));
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  count(report.numPassedTests, failed);
  if (code !== 0 && failed === 0) count(0, 1);
};

const playwright = async () => {
  const file = path.join(root, 'e2e/test-results/report.json');
  fs.rmSync(file, { force: true });
  const title = 'Browser tests: the built site and the real service in Chromium';
  const code = await runStep(title, 'npx', ['playwright', 'test'], {
    cwd: path.join(root, 'e2e'),
    minutes: 35,
  });
  if (!fs.existsSync(file)) return count(0, 1);
  const { stats, errors } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const failed = stats.unexpected + stats.flaky + errors.length;
  count(stats.expected, failed);
  if (code !== 0 && failed === 0) count(0, 1);
};

// One computes, the other downloads.
const [, tools] = await Promise.all([installPackages(), fast ? {} : obtainTools()]);
Object.assign(process.env, tools);
await check('Content and texts', 'content:check');
await Promise.all([check('Types', 'types'), check('Lint', 'lint')]);
const units = async () => {
  await jest('Unit tests: content', 'content');
  await jest('Unit tests: site', 'site');
  await jest('Unit tests: benches', 'bench');
};
if (fast) {
  await units();
  await jest('The service and the contract, on SQLite', 'forms-api', ['--selectProjects', 'sqlite']);
} else {
  // The build leaves a processor idle for much of its time; the service's tests, which wait for databases, need the machine to themselves.
  const [isBuilt] = await Promise.all([buildSite({ onlyWhenChanged: true }), units()]);
  await jest(
    'The service and the contract, on SQLite and on a MariaDB of its own; nginx before it',
    'forms-api',
  );
  await jest('The manual, followed to the letter in a copy', 'content', [
    '--config',
    'jest.recipes.config.js',
  ]);
  if (isBuilt) await playwright();
  else count(0, 1);
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
