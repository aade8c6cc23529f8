import { setTimeout as pause } from 'node:timers/promises';
import { withOtherBody, type Enquiry } from './enquiries';
import type { Random } from './random';
import { sendOnce, type Answer } from './request';

/** What the service acknowledges an enquiry with. */
export interface Receipt {
  id: number;
  createdAt: string;
}

/** What the visitors have seen. */
export interface Journal {
  acknowledged: Map<Enquiry, Receipt>;
  /** Given up without an acknowledgement. */
  abandoned: Enquiry[];
  /** How often each answer came, and each way of breaking. */
  answers: Record<string, number>;
  faults: string[];
}

/** Visitors who send enquiries until they are acknowledged. */
export interface Client {
  journal: Journal;
  /** Requests that wait for their answer. */
  inFlight: () => number;
  /** Enquiries that were acknowledged, refused or given up. */
  ended: () => number;
  /** Done when every one has ended. */
  sendAll: (enquiries: readonly Enquiry[]) => Promise<void>;
}

const visitors = 24;
const longestPauseMs = 800;
const giveUpAfterMs = 120_000;
/** Shares of the acknowledged enquiries that are sent again: as they were, or with another body; and of those sent twice at once. */
const repeated = 0.2;
const changed = 0.1;
const doubled = 0.1;

const receiptOf = ({ body }: Answer): Receipt => JSON.parse(body) as Receipt;

/** @param ports of the service's instances; every try goes to any of them */
export const createClient = (ports: readonly number[], random: Random): Client => {
  const journal: Journal = { acknowledged: new Map(), abandoned: [], answers: {}, faults: [] };
  let inFlight = 0;
  let ended = 0;

  const attempt = async (enquiry: Enquiry): Promise<Answer | undefined> => {
    inFlight += 1;
    let outcome = '';
    try {
      const answer = await sendOnce(random.pick(ports), enquiry);
      outcome = `${answer.status}${answer.isReplay ? ' replayed' : ''}`;
      return answer;
    } catch (error) {
      outcome = `broken: ${(error as NodeJS.ErrnoException).code}`;
      return undefined;
    } finally {
      inFlight -= 1;
      journal.answers[outcome] = (journal.answers[outcome] ?? 0) + 1;
    }
  };

  /** Tries again after broken connections, 429 and 503, as the form does; undefined when that takes too long. */
  const untilAnswered = async (enquiry: Enquiry): Promise<Answer | undefined> => {
    const giveUpAt = Date.now() + giveUpAfterMs;
    for (let tries = 0; Date.now() < giveUpAt; tries += 1) {
      const answer = await attempt(enquiry);
      if (answer && answer.status !== 429 && answer.status !== 503) return answer;
      // The bench has not the patience that Retry-After asks for, but some.
      const asked = answer?.retryAfterMs ?? 50 * 2 ** tries;
      await pause(Math.min(asked, longestPauseMs) * (0.5 + random.between(0, 50) / 100));
    }
    return undefined;
  };

  const expect = (isTrue: boolean, enquiry: Enquiry, what: string, answer: Answer): void => {
    if (!isTrue)
      journal.faults.push(`${enquiry.kind} "${enquiry.key}": ${what}: ${answer.status} ${answer.body}`);
  };

  const expectReceipt = (enquiry: Enquiry, { id, createdAt }: Receipt, answer: Answer): void => {
    const again = answer.status === 201 ? receiptOf(answer) : undefined;
    expect(
      again?.id === id && again.createdAt === createdAt,
      enquiry,
      'a repeat got another receipt',
      answer,
    );
  };

  const visit = async (enquiry: Enquiry): Promise<void> => {
    const double = random.chance(doubled) ? untilAnswered(enquiry) : undefined;
    const answer = (await untilAnswered(enquiry)) ?? (await double);
    ended += 1;
    if (!answer) {
      journal.abandoned.push(enquiry);
      return;
    }
    expect(answer.status === 201, enquiry, 'was not taken', answer);
    if (answer.status !== 201) return;
    const receipt = receiptOf(answer);
    journal.acknowledged.set(enquiry, receipt);
    const other = await double;
    if (other) expectReceipt(enquiry, receipt, other);
    const again = random.chance(repeated) ? await untilAnswered(enquiry) : undefined;
    if (again) {
      expectReceipt(enquiry, receipt, again);
      expect(again.isReplay, enquiry, 'a repeat was not called one', again);
    }
    const refused = random.chance(changed) ? await untilAnswered(withOtherBody(enquiry)) : undefined;
    if (refused) expect(refused.status === 409, enquiry, 'another body was not refused', refused);
  };

  return {
    journal,
    inFlight: () => inFlight,
    ended: () => ended,
    sendAll: async (enquiries) => {
      const waiting = [...enquiries];
      const work = async (): Promise<void> => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await visit(next);
      };
      await Promise.all(Array.from({ length: visitors }, work));
    },
  };
};
