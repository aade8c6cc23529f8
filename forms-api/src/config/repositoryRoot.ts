import { fileURLToPath } from 'node:url';

/** The folder that relative paths in the environment start from, whatever folder the service is started in. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));
