import lighthouse from 'lighthouse';
import { freePort } from '../../../forms-api/test/freePort';
import { withBrowser } from '../browser';
import { readLighthouse, type LighthouseRun } from './read';

/**
 * Visits a page once with Lighthouse in its mobile preset, in a browser of its own.
 * @param url address of the page
 * @throws when the page could not be measured
 */
export const visit = async (url: string): Promise<LighthouseRun> => {
  const port = await freePort();
  return withBrowser(async () => {
    const result = await lighthouse(url, {
      port,
      // What it cannot measure it says in its result.
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      // Costs seconds and no figure comes from it.
      disableFullPageScreenshot: true,
    });
    if (!result) throw new Error('Lighthouse gave no result');
    return readLighthouse(result.lhr);
  }, port);
};
