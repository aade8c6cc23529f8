import { z } from 'zod';

/** A price for information; nothing is paid on the site (SPEC 1, SPEC 9). */
export const price = z.strictObject({
  unit: z
    .enum(['person', 'person-in-double', 'double-cabin'])
    .describe(
      'what the amount buys: "person", "person-in-double" (per person, two in a cabin) or "double-cabin" (the cabin)',
    ),
  amount: z.int().min(1).describe('whole euros, without separator or sign, such as 15000'),
  from: z.boolean().describe('true when it is the lowest of several prices ("from €15,000"), else false'),
});

export type Price = z.infer<typeof price>;
