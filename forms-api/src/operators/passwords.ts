import { hash, verify } from '@node-rs/argon2';

/** Cost of one argon2id hash: 19 MiB, two passes, one thread; argon2id is the package's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password gets the same bytes, however a keyboard composes its letters. */
const normalise = (password: string): string => password.normalize('NFC');

/**
 * @param password as the operator types it
 * @returns the argon2id hash with its salt and cost, as the User table keeps it
 */
export const hashPassword = (password: string): Promise<string> => hash(normalise(password), cost);

/**
 * @param stored a hash that `hashPassword` has made
 * @returns whether the password is the one behind it
 */
export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  verify(stored, normalise(password));
