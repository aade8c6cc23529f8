/** Thrown in place of telling when it is not to be done, now or later; the message says why. */
export class Suppressed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Suppressed';
  }
}
