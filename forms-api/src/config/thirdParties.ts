import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartError } from './startError';

/** Which services of others the pages may talk to, once a visitor agrees: those whose ids are set. */
export interface ThirdParties {
  advertising: boolean;
  analytics: boolean;
}

const company = z.object({
  advertising: z.object({ client: z.string() }),
  analytics: z.object({ measurementId: z.string() }),
});

/**
 * Reads which networks the company uses.
 * @param file path of content/company.json
 * @throws StartError when the file does not say
 */
export const readThirdParties = (file: string): ThirdParties => {
  try {
    const { advertising, analytics } = company.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { advertising: advertising.client !== '', analytics: analytics.measurementId !== '' };
  } catch {
    throw new StartError([
      'content/company.json: must name /advertising/client and /analytics/measurementId, which may be empty',
    ]);
  }
};
