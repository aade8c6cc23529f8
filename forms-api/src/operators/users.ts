import type { DataSource } from 'typeorm';
import { userEntity, type User } from '../persistence/entities';
import { inTransaction } from '../persistence/transaction';
import { requestWaitMs, withDatabase } from '../persistence/withDatabase';
import { hashPassword } from './passwords';

const longestName = 100;
const shortestPassword = 12;
/** A header has to carry the password. */
const longestPassword = 1_000;

const unprintable = /[\p{C}\p{Zl}\p{Zp}]/u;

// HTTP Basic ends the name at the first colon and forbids control characters in both (RFC 7617).
const requireName = (name: string): void => {
  const isBounded = name !== '' && [...name].length <= longestName;
  if (!isBounded || unprintable.test(name) || name !== name.trim() || name.includes(':'))
    throw new Error(
      `the user name must have 1 to ${longestName} printable characters, no colon, and no space at its ends`,
    );
};

const requirePassword = (password: string): void => {
  const { length } = [...password];
  if (length < shortestPassword || length > longestPassword)
    throw new Error(`the password must have at least ${shortestPassword} characters and at most 1,000`);
  if (unprintable.test(password)) throw new Error('the password must be one line of printable characters');
};

/**
 * Finds an operator by the exact name; the databases compare more loosely, each in its own way.
 * @returns undefined when there is none
 * @throws DatabaseUnavailable when the database stays away
 */
export const findUser = async (dataSource: DataSource, name: string): Promise<User | undefined> => {
  const username = name.normalize('NFC');
  const user = await withDatabase(dataSource, requestWaitMs, (manager) =>
    manager.findOneBy(userEntity, { username }),
  );
  return user?.username === username ? user : undefined;
};

/**
 * Makes an operator who may read the enquiries, or gives an existing one a new password.
 * @returns which of the two has happened
 * @throws Error with one line when the name or the password is not usable
 */
export const saveUser = async (
  dataSource: DataSource,
  name: string,
  password: string,
): Promise<'created' | 'changed'> => {
  const username = name.normalize('NFC');
  requireName(username);
  requirePassword(password);
  const hashed = await hashPassword(password);
  return withDatabase(dataSource, requestWaitMs, (owner) =>
    inTransaction(owner, async (manager) => {
      const user = await manager.findOneBy(userEntity, { username });
      if (user && user.username !== username)
        throw new Error(
          `there is already a user named ${user.username}, too alike for this database; choose another name`,
        );
      if (user) await manager.update(userEntity, { id: user.id }, { password: hashed });
      else await manager.insert(userEntity, { username, password: hashed });
      return user ? 'changed' : 'created';
    }),
  );
};
