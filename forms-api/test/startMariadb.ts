import { startMariadbServer, type MariadbServer } from './mariadbServer';

declare global {
  var mariadbServer: MariadbServer | undefined;
}

/** Runs once before the tests of the project "mariadb". */
export default async function startMariadb(): Promise<void> {
  globalThis.mariadbServer = await startMariadbServer();
  process.env['TEST_MARIADB_URL'] = globalThis.mariadbServer.url;
}
