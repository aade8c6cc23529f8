import type { z } from 'zod';
import { StartError } from './startError';
import { variables } from './variables';

/** Every variable that the build of the site reads; the site is built anew when one of them has changed. */
const buildVariables = variables.pick({
  SITE_URL: true,
  API_ORIGIN: true,
});

/**
 * Reads what the site is built with. An empty variable counts as absent.
 * @param env the process environment
 * @throws StartError with one line for every wrong variable
 */
export const readBuildSettings = (env: NodeJS.ProcessEnv): z.output<typeof buildVariables> => {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const parsed = buildVariables.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new StartError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
};
