import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { announce, root, run } from './run.mjs';

const mark = path.join(root, 'node_modules/.installed-from');

/** Installs the packages when the lock file is not the one they were installed from; ends the process when that fails. */
export const installPackages = async () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const lock = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === lock) return;
  announce('Installing packages (a few minutes on a new machine: one of them is compiled)');
  const { code } = await run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error']);
  if (code !== 0) {
    console.error(
      'The packages could not be installed; the lines above say why. Without a C++ compiler, install one (Debian: apt-get install build-essential python3).',
    );
    process.exit(1);
  }
  fs.writeFileSync(mark, lock);
};
