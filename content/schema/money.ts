import { z } from 'zod';

/** A price for information; nothing is paid on the site. */
export const price = z.strictObject({
  unit: z
    .enum(['person', 'person-in-double', 'double-cabin'])
    .describe(
      'what the amount buys: "person", "person-in-double" (per person, two in a cabin) or "double-cabin" (the cabin)',
    ),
  amount: z.int().min(1).describe('whole units of the currency, without separator or sign, such as 15000'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be three capital letters, such as "EUR"')
    .describe('currency as three capital letters, such as "EUR"; its sign is in locales/*/common.json'),
  from: z.boolean().describe('true when it is the lowest of several prices ("from €15,000"), else false'),
});

export type Price = z.infer<typeof price>;
