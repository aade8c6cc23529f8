import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../test/database';
import { createDataSource } from '../persistence/dataSource';
import { userEntity } from '../persistence/entities';
import { migrate } from '../persistence/migrate';
import { verifyPassword } from './passwords';
import { findUser, saveUser } from './users';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.address).initialize();
  await migrate(dataSource);
});

afterAll(async () => {
  await dataSource.destroy();
  await database.remove();
});

test('makes a user and later changes the password', async () => {
  expect(await saveUser(dataSource, 'office', 'first password')).toBe('created');
  expect(await saveUser(dataSource, 'office', 'second password')).toBe('changed');
  const stored = (await findUser(dataSource, 'office'))?.password ?? '';
  expect(await verifyPassword(stored, 'first password')).toBe(false);
  expect(await verifyPassword(stored, 'second password')).toBe(true);
  expect(await dataSource.manager.countBy(userEntity, { username: 'office' })).toBe(1);
});

test('never gives one user the password of another whose name is alike', async () => {
  await saveUser(dataSource, 'Ada', 'the password of Ada');
  const before = await findUser(dataSource, 'Ada');
  await saveUser(dataSource, 'ada', 'another password').catch(() => undefined);
  expect(await findUser(dataSource, 'Ada')).toEqual(before);
});

test('takes a name of 100 characters and a password of 12', async () => {
  expect(await saveUser(dataSource, '🧭'.repeat(100), 'пароль 12345')).toBe('created');
});

test.each([
  ['is empty', ''],
  ['is longer than 100 characters', 'a'.repeat(101)],
  ['holds a line break', 'a\nb'],
  ['holds a colon, which HTTP Basic cannot carry', 'a:b'],
  ['begins with a space', ' a'],
])('refuses a name that %s', async (_, name) => {
  await expect(saveUser(dataSource, name, 'long enough for it')).rejects.toThrow(
    /^the user name must have 1 to/,
  );
});

test.each([
  ['is shorter than 12 characters', 'eleven char', /^the password must have at least 12 characters/],
  ['is longer than a header can carry', 'a'.repeat(1001), /^the password must have at least 12 characters/],
  ['has two lines', 'first line\nsecond', /^the password must be one line/],
])('refuses a password that %s', async (_, password, message) => {
  await expect(saveUser(dataSource, 'office', password)).rejects.toThrow(message);
});
