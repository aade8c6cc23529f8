import type { Journal, Receipt } from './client';
import { checkEach, type Check } from './check';
import type { Enquiry } from './enquiries';
import type { Row, Tables } from './tables';
import type { Channel } from './targets';

/** Whom every enquiry is told to. */
export const channels: readonly Channel[] = ['operator-mail', 'visitor-mail', 'webhook'];

const kinds = ['booking', 'contact'] as const;
const textFields = {
  booking: ['firstName', 'lastName', 'email', 'phone', 'expedition', 'contactMethod', 'message'],
  contact: ['name', 'email', 'subject', 'message'],
};

/** What is to be stored of a value: trimmed, composed, and null where none was sent. */
const stored = (value: string | undefined): string | null => value?.trim().normalize('NFC') ?? null;

/** The moment of a receipt as the database writes it. */
const moment = (iso: string): string => iso.replace('T', ' ').replace('Z', '000');

const differences = ({ kind, values }: Enquiry, row: Row, receipt: Receipt | undefined): string[] => [
  ...textFields[kind].filter((name) => row[name] !== stored(values[name])),
  ...(receipt && row['id'] !== receipt.id ? ['id'] : []),
  ...(receipt && row['createdAt'] !== moment(receipt.createdAt) ? ['createdAt'] : []),
];

const groupBy = <Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/** Compares what the visitors sent and saw with what lies in the tables. */
export const checkTables = (
  sent: readonly Enquiry[],
  { acknowledged }: Pick<Journal, 'acknowledged'>,
  tables: Tables,
): Check[] => {
  const rows = kinds.flatMap((kind) => tables[kind].map((row) => ({ kind, row })));
  const byEmail = groupBy(rows, ({ kind, row }) => `${kind} ${row['email']}`);
  const rowsOf = ({ kind, values }: Enquiry): Row[] =>
    (byEmail.get(`${kind} ${values['email']}`) ?? []).map(({ row }) => row);
  const expected = new Set(sent.map(({ kind, values }) => `${kind} ${values['email']}`));
  const ids = new Set(rows.map(({ kind, row }) => `${kind} ${row['id']}`));
  const told = groupBy(tables.outbox, ({ kind, enquiryId }) => `${kind} ${enquiryId}`);
  return [
    checkEach('every acknowledged enquiry is stored', acknowledged.keys(), (enquiry) =>
      rowsOf(enquiry).length === 0 ? `${enquiry.kind} ${enquiry.key} is missing` : undefined,
    ),
    checkEach('nothing is stored twice', byEmail, ([name, { length }]) =>
      length > 1 ? `${name} is stored ${length} times` : undefined,
    ),
    checkEach(
      'everything is stored as it was sent, with the id and the time of its receipt',
      sent,
      (enquiry) => {
        const [row] = rowsOf(enquiry);
        const different = row ? differences(enquiry, row, acknowledged.get(enquiry)) : [];
        return different.length > 0 ? `${enquiry.kind} ${enquiry.key}: ${different.join(', ')}` : undefined;
      },
    ),
    checkEach('nothing is stored that was not sent', byEmail.keys(), (name) =>
      expected.has(name) ? undefined : `${name} was never sent`,
    ),
    checkEach('every enquiry has one outbox row for each channel', ids, (id) => {
      const found = (told.get(id) ?? []).map(({ channel }) => channel).sort();
      return String(found) === String(channels) ? undefined : `${id} has ${String(found) || 'none'}`;
    }),
    checkEach('no outbox row without its enquiry', told.keys(), (id) =>
      ids.has(id) ? undefined : `${id} does not exist`,
    ),
    checkEach('every outbox row is sent in the end', tables.outbox, ({ id, state, attempts, lastError }) =>
      state === 'sent' ? undefined : `row ${id} is ${state} after ${attempts} attempts (${lastError})`,
    ),
  ];
};
