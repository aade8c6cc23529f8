import { checkEach, type Check } from './check';
import type { Disruption } from './disruptions';
import type { Row, Tables } from './tables';
import type { Delivery } from './targets';

/** Within so many milliseconds of its arrival a delivery has been marked as sent, unless something was killed. */
const markedWithinMs = 1_000;

const suffixes = { 'operator-mail': '-operator', 'visitor-mail': '-visitor', webhook: '' };

const isContentRight = ({ channel, content }: Delivery, { id, email }: Row): boolean => {
  if (channel === 'operator-mail') return content === 'office@example.com';
  if (channel === 'visitor-mail') return content === email;
  const { data } = JSON.parse(content) as { data: Record<string, unknown> };
  return data['id'] === id && data['email'] === email;
};

/** Why a delivery may have been followed by another one of the same message; undefined when it should not have been. */
const reasonToRepeat = (
  { isAnswered, instance, at }: Delivery,
  disruptions: readonly Disruption[],
): string | undefined => {
  if (!isAnswered) return 'its arrival was not answered';
  const near = disruptions.filter(({ from, until, victims }) => {
    // A killed instance marks nothing more; a database that is away makes all marks wait until it is back.
    const end = victims.includes('database') ? until : from;
    return at >= from - markedWithinMs && at <= end + markedWithinMs;
  });
  if (near.some(({ victims }) => victims.includes(instance))) return 'its sender was killed';
  if (near.some(({ victims }) => victims.includes('database'))) return 'the database was killed';
  return undefined;
};

/** What was told more than once, by the reason. */
export type Repeats = Record<string, number>;

/**
 * Compares what has arrived with what is stored.
 * @returns the checks, and how often something was told again for which reason
 */
export const checkDeliveries = (
  deliveries: readonly Delivery[],
  tables: Tables,
  disruptions: readonly Disruption[],
): { checks: Check[]; repeats: Repeats } => {
  const byMessage = new Map<string, Delivery[]>();
  for (const delivery of deliveries)
    byMessage.set(delivery.message, [...(byMessage.get(delivery.message) ?? []), delivery]);
  const enquiries = new Map<string, Row>();
  for (const kind of ['booking', 'contact'] as const)
    for (const row of tables[kind])
      for (const suffix of Object.values(suffixes)) enquiries.set(`${kind}-${row['id']}${suffix}`, row);

  const repeats: Repeats = {};
  const unexplained: string[] = [];
  for (const [message, told] of byMessage) {
    // All but the last one had a successor.
    for (const delivery of told.slice(0, -1)) {
      const reason = reasonToRepeat(delivery, disruptions);
      if (reason) repeats[reason] = (repeats[reason] ?? 0) + 1;
      else unexplained.push(`${message} was told again ${new Date(delivery.at).toISOString()}`);
    }
  }
  return {
    repeats,
    checks: [
      checkEach('everyone is told of every enquiry', enquiries.keys(), (message) =>
        byMessage.get(message)?.some(({ isAnswered }) => isAnswered) ? undefined : `${message} never arrived`,
      ),
      checkEach('what is told is what is stored', deliveries, (delivery) => {
        const row = enquiries.get(delivery.message);
        return row && isContentRight(delivery, row) ? undefined : `${delivery.message} is wrong`;
      }),
      { check: 'told again only where the outcome was lost', faults: unexplained },
    ],
  };
};
