import fs from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** Reads the file `.env` at the repository's root, if there is one; what the environment says already stays. */
export const loadEnvironmentFile = () => {
  const file = path.join(root, '.env');
  if (fs.existsSync(file)) process.loadEnvFile(file);
};

/** The service's own rules, so that there are no others; they are TypeScript, and can be loaded once the packages are installed. */
const loadRules = async () => {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { readBuildSettings } = await import('../../forms-api/src/config/buildSettings.ts');
  const { readConfig } = await import('../../forms-api/src/config/config.ts');
  await unregister();
  return { readBuildSettings, readConfig };
};

const faultsOf = (read) => {
  try {
    read();
    return [];
  } catch (error) {
    if (error.name !== 'StartError') throw error;
    return error.lines;
  }
};

/**
 * Checks every setting before anything is built or started, and prints a line for each that is wrong.
 * @param {{ service?: NodeJS.ProcessEnv }} options the environment of the service, where one will be started
 * @returns {Promise<Record<string, string> | undefined>} what the site is built with; undefined when a setting is wrong
 */
export const checkSettings = async ({ service } = {}) => {
  const { readBuildSettings, readConfig } = await loadRules();
  const faults = faultsOf(() => readBuildSettings(process.env));
  if (service) faults.push(...faultsOf(() => readConfig(service)));
  for (const line of new Set(faults)) console.error(line);
  return faults.length === 0 ? readBuildSettings(process.env) : undefined;
};
