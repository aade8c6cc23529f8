import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BookingOffers } from '@polar-meridian/contract';
import { z } from 'zod';
import { StartError } from './startError';

const expedition = z.object({
  bookingName: z.string().trim().min(1),
  applicationName: z.string().trim().min(1).optional(),
});

const readExpedition = (file: string): z.output<typeof expedition> => {
  const shown = path.join('content', 'expeditions', path.basename(file));
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError([`${shown}: is not readable JSON (${String(error)})`]);
  }
  const parsed = expedition.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new StartError(
    parsed.error.issues.map(
      (issue) => `${shown}: /${issue.path.join('/')}: must be a text that is not empty`,
    ),
  );
};

/**
 * The names a booking enquiry may carry: every expedition's name and every New Year page's fixed value (DESIGN 3, Forms).
 * @param folder the folder of the expeditions' JSON files
 * @throws StartError naming file and field when the folder cannot be used
 */
export const readOffers = (folder: string): BookingOffers => {
  let files: string[];
  try {
    files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    files = [];
  }
  if (files.length === 0) throw new StartError(['content/expeditions: holds no expedition (*.json)']);
  const expeditions = files.sort().map((name) => readExpedition(path.join(folder, name)));
  const applicationNames = expeditions.flatMap(({ applicationName }) => applicationName ?? []);
  return {
    expeditions: [...expeditions.map(({ bookingName }) => bookingName), ...applicationNames],
    phoneOptionalFor: applicationNames,
  };
};
