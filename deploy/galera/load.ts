import { setTimeout as pause } from 'node:timers/promises';
import { aBooking, aContact, postJson, receiptOf } from '../../forms-api/test/enquiries';

const repeatMs = 60_000;

/** An enquiry that was answered with 201. */
export interface Acknowledged {
  kind: 'booking' | 'contact';
  email: string;
  id: number;
}

/** What visitors do until they are told to stop. */
export interface Load {
  acknowledged: Acknowledged[];
  /** How many answers were not 201, by status; 0 is a broken connection. */
  refusals: Map<number, number>;
  /** Ends when every enquiry that was begun is acknowledged. */
  stop: () => Promise<void>;
}

/**
 * Starts visitors who send one enquiry after the other and repeat each with its key until it is acknowledged; every fourth is sent to
 * two instances at once.
 * @param origins of the instances
 */
export const startLoad = (origins: readonly string[], visitors: number): Load => {
  const acknowledged: Acknowledged[] = [];
  const refusals = new Map<number, number>();
  let isStopping = false;
  let count = 0;

  const send = async (
    origin: string,
    kind: Acknowledged['kind'],
    email: string,
  ): Promise<number | undefined> => {
    const body = kind === 'booking' ? aBooking({ email }) : aContact({ email });
    const response = await postJson(`${origin}/api/${kind}`, body, { 'idempotency-key': email }).catch(
      () => undefined,
    );
    if (response?.status === 201) return (await receiptOf(response)).id;
    await response?.text();
    const status = response?.status ?? 0;
    refusals.set(status, (refusals.get(status) ?? 0) + 1);
    return undefined;
  };

  const sendUntilAcknowledged = async (number: number): Promise<void> => {
    const kind = number % 2 === 0 ? 'booking' : 'contact';
    const email = `visitor-${number}@example.org`;
    const giveUpAt = Date.now() + repeatMs;
    for (let attempt = number; ; attempt += 1) {
      const all = number % 4 === 0 ? origins : [origins[attempt % origins.length] as string];
      const ids = await Promise.all(all.map((origin) => send(origin, kind, email)));
      for (const id of ids) if (id !== undefined) acknowledged.push({ kind, email, id });
      if (ids.every((id) => id !== undefined)) return;
      if (Date.now() > giveUpAt) throw new Error(`${email} was never acknowledged`);
      await pause(200);
    }
  };

  const visit = async (): Promise<void> => {
    while (!isStopping) await sendUntilAcknowledged((count += 1));
  };

  const visiting = Promise.all(Array.from({ length: visitors }, visit));
  // A failure is told by `stop`.
  visiting.catch(() => undefined);
  return {
    acknowledged,
    refusals,
    stop: async () => {
      isStopping = true;
      await visiting;
    },
  };
};
