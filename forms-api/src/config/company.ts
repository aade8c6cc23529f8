import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartError } from './startError';

/** Which services of others the pages may talk to, once a visitor agrees: those whose ids are set. */
export interface ThirdParties {
  advertising: boolean;
  analytics: boolean;
}

/** What the service has to know of the company. */
export interface Company {
  name: string;
  thirdParties: ThirdParties;
}

const schema = z.object({
  name: z.string().min(1),
  advertising: z.object({ client: z.string() }),
  analytics: z.object({ measurementId: z.string() }),
});

/**
 * Reads the company's facts.
 * @param file path of content/company.json
 * @throws StartError when the file does not say
 */
export const readCompany = (file: string): Company => {
  try {
    const { name, advertising, analytics } = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return {
      name,
      thirdParties: { advertising: advertising.client !== '', analytics: analytics.measurementId !== '' },
    };
  } catch {
    throw new StartError([
      'content/company.json: must name /name, /advertising/client and /analytics/measurementId; the last two may be empty',
    ]);
  }
};
