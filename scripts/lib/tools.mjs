import fs from 'node:fs';
import { announce, run } from './run.mjs';

/** What tests and benches need beside the packages: a program, where it may be, and the Debian package that brings it. */
const allTools = [
  {
    name: 'Chromium',
    package: 'chromium-headless-shell',
    // The shell without a window draws the same pages with far less work.
    programs: ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'],
    variable: 'CHROMIUM_PATH',
  },
  {
    name: 'MariaDB',
    package: 'mariadb-server',
    programs: ['/usr/sbin/mariadbd', '/usr/libexec/mariadbd', '/usr/local/sbin/mariadbd'],
    variable: 'MARIADBD_PATH',
  },
  {
    name: 'nginx',
    package: 'nginx',
    programs: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
    variable: 'NGINX_PATH',
  },
  {
    name: 'Galera',
    package: 'galera-4',
    programs: ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'],
    variable: 'GALERA_PROVIDER',
  },
];

/** What `npm test` needs; the others are asked for by name. */
const testTools = ['Chromium', 'MariaDB', 'nginx'];

const find = ({ programs, variable }) =>
  [process.env[variable], ...programs].find((file) => file && fs.existsSync(file));

/**
 * Finds the programs of tests and benches, installing them on Debian when this user may.
 * @param {readonly string[]} names of the tools wanted, those of `npm test` unless told
 * @returns {Promise<Record<string, string>>} environment variables that name the programs
 */
export const obtainTools = async (names = testTools) => {
  const tools = allTools.filter(({ name }) => names.includes(name));
  const missing = tools.filter((tool) => !find(tool));
  if (missing.length > 0 && fs.existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    announce(`Installing ${missing.map(({ name }) => name).join(', ')}`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    // Servers that the packages would start are not ours to run: private ones are started.
    const policy = '/usr/sbin/policy-rc.d';
    const ours = !fs.existsSync(policy);
    if (ours) fs.writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
    await run(
      'apt-get',
      [
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        ...missing.map((tool) => tool.package),
        'fonts-dejavu-core',
      ],
      { env },
    );
    if (ours) fs.rmSync(policy);
  }
  const stillMissing = tools.filter((tool) => !find(tool));
  if (stillMissing.length > 0) {
    console.error(
      `This needs ${stillMissing.map(({ name, package: debian, variable }) => `${name} (Debian: apt-get install ${debian}; elsewhere set ${variable})`).join(', ')}.`,
    );
    process.exit(1);
  }
  return Object.fromEntries(tools.map((tool) => [tool.variable, find(tool)]));
};
