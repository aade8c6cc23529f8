import { Refusal, unavailable } from './refusal';

/**
 * Bounds how many bodies come in together. They take no place from the work that waits for the database, or a few senders of one byte a
 * second would shut everybody out; where there are too many, the one that has been coming in longest gives way.
 */
export interface BodyReaders {
  /** @throws Refusal 503 with `Retry-After`, the connection being closed, when the body gave way; whatever the reading throws */
  take: <Body>(read: () => Promise<Body>) => Promise<Body>;
}

const displaced = (): Refusal =>
  new Refusal('unavailable', { headers: { ...unavailable().headers, Connection: 'close' } });

/** @param most bodies at the same time */
export const createBodyReaders = (most: number): BodyReaders => {
  /** Makes each give way, the longest at work first. */
  const readers = new Set<() => void>();
  return {
    take: async (read) => {
      const [longest] = readers;
      if (longest && readers.size >= most) {
        readers.delete(longest);
        longest();
      }
      let giveWay = (): void => undefined;
      const hasGivenWay = new Promise<never>((_, reject) => {
        giveWay = () => reject(displaced());
      });
      readers.add(giveWay);
      try {
        return await Promise.race([read(), hasGivenWay]);
      } finally {
        readers.delete(giveWay);
      }
    },
  };
};
