import { z } from 'zod';

/** An id as it stands in file names and addresses: lower-case letters, digits and single hyphens. */
export const identifier = () =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens');
