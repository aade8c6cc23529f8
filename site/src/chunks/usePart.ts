import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import type { Chunk } from './chunk';

const never = (): undefined => undefined;

/**
 * A part that shows as soon as its code is there, and does without it until then.
 * @param occasion with each new one, a code that is missing is asked for again
 */
export const usePart = <Props extends object>(
  chunk: Chunk<Props>,
  occasion: unknown,
): ComponentType<Props> | undefined => {
  useEffect(() => void chunk.load(), [chunk, occasion]);
  return useSyncExternalStore(chunk.subscribe, chunk.part, never);
};

/** Whether the code of a part was asked for in vain. */
export const useMissing = <Props extends object>(chunk: Chunk<Props>): boolean =>
  useSyncExternalStore(chunk.subscribe, chunk.isMissing, () => false);
