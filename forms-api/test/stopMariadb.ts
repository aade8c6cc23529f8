/** Runs once after the tests of the project "mariadb". */
export default async function stopMariadb(): Promise<void> {
  await globalThis.mariadbServer?.stop();
}
