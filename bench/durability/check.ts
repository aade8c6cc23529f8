/** Something that must hold, with a line for everything that contradicts it. */
export interface Check {
  check: string;
  faults: string[];
}

/** Collects the items that contradict. */
export const checkEach = <Item>(
  check: string,
  items: Iterable<Item>,
  faultOf: (item: Item) => string | undefined,
): Check => ({ check, faults: [...items].flatMap((item) => faultOf(item) ?? []) });
