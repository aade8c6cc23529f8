import type { z } from 'zod';
import { company } from './company';
import { exceptions } from './exceptions';
import { expedition } from './expedition';
import { itinerary } from './itinerary';
import { legalDocument } from './legal';
import { page } from './page';
import { photo } from './photo';
import { vessel } from './vessel';

/** What each kind of file in content/ may say, by the name of its generated JSON Schema, and where such files lie. */
export const contentFiles: Record<string, { schema: z.ZodType; files: string }> = {
  company: { schema: company, files: 'company.json' },
  exceptions: { schema: exceptions, files: 'exceptions.json' },
  expedition: { schema: expedition, files: 'expeditions/*.json' },
  itinerary: { schema: itinerary, files: 'itineraries/*.json' },
  legal: { schema: legalDocument, files: 'legal/*.json' },
  page: { schema: page, files: 'pages/*.json' },
  photo: { schema: photo, files: 'photos/*.json' },
  vessel: { schema: vessel, files: 'vessels/*.json' },
};
