/** Says what a long step does before it starts. */
export const announce = (text: string): void => console.log(`\n▸ ${text}`);

/**
 * Says that something is as it should be.
 * @throws Error when it is not
 */
export const check = (isRight: boolean, text: string): void => {
  if (!isRight) throw new Error(`not so: ${text}`);
  console.log(`✓ ${text}`);
};
