import { addDays } from '../schema/calendar';
import type { Content } from './collections';

/** How long before its start a departure is mentioned, in days. */
const horizon = 60;

/**
 * What time has done to the departures: information, never a fault.
 * @param today ISO date
 * @returns one line for each expedition with departures that have begun or begin within 60 days
 */
export function lapsingDepartures({ expeditions, company }: Content, today: string): string[] {
  const policy = company[0]?.value.pastDepartures ?? 'keep';
  const until = addDays(today, horizon);
  return expeditions.flatMap(({ file, value: { departures } }) => {
    const begun = departures.flatMap(({ start, year }) => {
      if (start) return start <= today ? [start] : [];
      return year !== undefined && String(year) < today.slice(0, 4) ? [String(year)] : [];
    });
    const soon = departures.flatMap(({ start }) => (start && start > today && start <= until ? [start] : []));
    const parts = [
      ...(begun.length > 0 ? [`begun, ${shown[policy]}: ${begun.join(', ')}`] : []),
      ...(soon.length > 0 ? [`begin within ${horizon} days: ${soon.join(', ')}`] : []),
    ];
    return parts.length > 0 ? [`${file}: /departures: ${parts.join('; ')}`] : [];
  });
}

const shown = { keep: 'still shown', mark: 'shown as departed', hide: 'not shown' };
