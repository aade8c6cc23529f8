import type { BookingOffers } from '@polar-meridian/contract';
import { z } from 'zod';
import { readExpeditions } from './expeditions';

const name = z.string('must be a text that is not empty').trim().min(1, 'must be a text that is not empty');
const expedition = z.object({ bookingName: name, applicationName: name.optional() });

/**
 * The names a booking enquiry may carry: every expedition's name and every New Year page's fixed value.
 * @param folder the folder of the expeditions' JSON files
 * @throws StartError naming file and field when the folder cannot be used
 */
export const readOffers = (folder: string): BookingOffers => {
  const expeditions = readExpeditions(folder, expedition);
  const applicationNames = expeditions.flatMap(({ applicationName }) => applicationName ?? []);
  return {
    expeditions: [...expeditions.map(({ bookingName }) => bookingName), ...applicationNames],
    phoneOptionalFor: applicationNames,
  };
};
