import { z } from 'zod';
import { contentFile } from './contentFile';
import { isoDate } from './calendar';
import { identifier } from './identifier';

/** Version and dates of a legal page: one file under legal/. Its words live in locales/*\/{id}.json. */
export const legalDocument = contentFile('legal', '..', {
  id: identifier().describe(
    'name of this file without .json; the address of its page and the name of its texts',
  ),
  version: z
    .string()
    .regex(/^\d{4}\.[1-9]\d?$/, 'must be a year, a point and a number, such as "2025.1"')
    .optional()
    .describe('version, year and number in quotation marks, such as "2025.1"; left out when it has none'),
  updated: isoDate()
    .optional()
    .describe('day of the last change, year-month-day; left out when only the version counts'),
  effective: isoDate()
    .optional()
    .describe('day from which it applies, year-month-day; left out when it applies at once'),
}).superRefine(({ version, updated, effective }, context) => {
  const fault = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (!version && !updated)
    fault([], 'needs "version" or "updated", so that readers can tell two states apart');
  if (updated && effective && effective < updated)
    fault(['effective'], `is "${effective}", before the last change → must be "${updated}" or later`);
});

export type LegalDocument = z.infer<typeof legalDocument>;
