import type { Content, Entry } from './collections';
import { toPointer, type Fault } from './fault';
import type { Expedition, Exceptions } from '../schema/index';

/** One yacht at sea, and the place that says so. */
interface Sailing {
  file: string;
  expedition: string;
  index: number;
  start: string;
  end: string;
}

/**
 * Checks that no yacht sails two departures at once; leaving on the day of coming home is allowed.
 * @returns the faults, each at the later departure
 */
export function overlapFaults({ expeditions, vessels, exceptions }: Content): Fault[] {
  const shared = exceptions.flatMap(({ value }) => value.sharedDepartures);
  return vessels.flatMap(({ value: { id, name } }) => {
    const sailings = expeditions
      .flatMap((entry) => sailingsOf(entry, id))
      .sort((a, b) => a.start.localeCompare(b.start) || a.file.localeCompare(b.file));
    return sailings.flatMap((sailing, place) =>
      sailings
        .slice(0, place)
        .filter((other) => sailing.start < other.end && !areShared(shared, other, sailing))
        .map((other) => ({
          file: sailing.file,
          pointer: toPointer(['departures', sailing.index, 'start']),
          message: `${name} already sails "${other.expedition}" from ${other.start} to ${other.end} → change the dates or the "vessels" of one; if both are one voyage, say so in content/exceptions.json`,
        })),
    );
  });
}

function sailingsOf({ file, value }: Entry<Expedition>, vessel: string): Sailing[] {
  return value.departures.flatMap(({ start, end, vessels = value.vessels }, index) =>
    start && end && vessels.includes(vessel) ? [{ file, expedition: value.id, index, start, end }] : [],
  );
}

const areShared = (shared: Exceptions['sharedDepartures'], a: Sailing, b: Sailing): boolean =>
  shared.some(
    ({ expeditions, start }) =>
      expeditions.includes(a.expedition) &&
      expeditions.includes(b.expedition) &&
      a.start === start &&
      b.start === start,
  );
