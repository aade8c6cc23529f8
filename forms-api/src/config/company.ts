import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartError } from './startError';

/** Which services of others the pages may talk to, once a visitor agrees. */
export interface ThirdParties {
  /** Whether the network's id is set. */
  advertising: boolean;
  analytics: boolean;
  /** Origin of the host of films. */
  video: string;
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
  video: z.object({ embedBase: z.url({ protocol: /^https$/ }) }),
});

/**
 * Reads the company's facts.
 * @param file path of content/company.json
 * @throws StartError when the file does not say
 */
export const readCompany = (file: string): Company => {
  try {
    const { name, advertising, analytics, video } = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return {
      name,
      thirdParties: {
        advertising: advertising.client !== '',
        analytics: analytics.measurementId !== '',
        video: new URL(video.embedBase).origin,
      },
    };
  } catch {
    throw new StartError([
      'content/company.json: must name /name, /video/embedBase (beginning with https://), /advertising/client and /analytics/measurementId; the last two may be empty',
    ]);
  }
};
