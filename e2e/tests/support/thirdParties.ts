import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readCompany } from '../../../forms-api/src/config/company';
import { documentHeaders, readInlineScripts } from '../../../forms-api/src/http/securityHeaders';

const root = path.resolve(import.meta.dirname, '../../..');

/** The ids of a company that has set up both networks. */
export const ids = { measurementId: 'G-STANDIN', client: 'ca-pub-0000000000000000', slot: '1234567890' };

const slots = { banner: ids.slot, sidebar: ids.slot, 'in-content': ids.slot, footer: ids.slot };
const advertising = { client: ids.client, slots };
const analytics = { measurementId: ids.measurementId };

type Company = { advertising?: object; analytics?: object };

/** Writes the shipped company.json with the ids set. */
const companyWithNetworks = (): string => {
  const shipped = JSON.parse(readFileSync(path.join(root, 'content/company.json'), 'utf8')) as Company;
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'company-')), 'company.json');
  writeFileSync(file, JSON.stringify({ ...shipped, advertising, analytics }));
  return file;
};

/** The headers that the service sends with documents of the built site for a company. */
export const documentHeadersFor = (companyFile: string): Record<string, string> =>
  documentHeaders({
    thirdParties: readCompany(companyFile).thirdParties,
    inlineScripts: readInlineScripts(path.join(root, 'site/public')),
    apiOrigin: '',
    siteUrl: '',
  });

export const shippedCompany = path.join(root, 'content/company.json');

/**
 * What the analytics service's script does as far as a page notices: it works off the queue of commands, measures each page of the
 * visit, and stores and sends nothing while its opt-out flag is set.
 */
const analyticsStandIn = `(() => {
  const send = () => {
    if (window['ga-disable-${ids.measurementId}']) return;
    document.cookie = '_ga=GA1.1.1; path=/';
    document.cookie = '_ga_STANDIN=GS1.1; path=/';
    void fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' });
  };
  const take = (entry) => {
    if (String(entry) === '[object Arguments]' && entry[0] === 'config' && entry[1] === '${ids.measurementId}') send();
  };
  const later = window.dataLayer.push;
  window.dataLayer.forEach(take);
  window.dataLayer.push = (...entries) => (entries.forEach(take), later.apply(window.dataLayer, entries));
  const { pushState } = history;
  history.pushState = function (...state) { pushState.apply(this, state); send(); };
})()`;

/** The like for the advertising network's script: each entry of its queue fills one more slot with a frame, unless it is paused. */
const advertisingStandIn = `(() => {
  const fill = () => {
    const slot = document.querySelector('ins.adsbygoogle:not([data-ad-status])');
    if (queue.pauseAdRequests || !slot) return;
    document.cookie = '__gads=ID=1; path=/';
    const frame = document.createElement('iframe');
    frame.src = 'https://googleads.g.doubleclick.net/pagead/ads?slotname=' + slot.dataset.adSlot;
    slot.append(frame);
    slot.dataset.adStatus = 'filled';
  };
  const waiting = window.adsbygoogle;
  const queue = { push: fill, pauseAdRequests: waiting.pauseAdRequests };
  window.adsbygoogle = queue;
  waiting.forEach(fill);
})()`;

/**
 * Lets a page belong to a company that has set up both networks: with the policy that the service sends then, the ids in the data of
 * the built page, and stand-ins for the networks' hosts.
 * @returns the addresses that the page has asked the networks for, as they come
 */
export const withNetworks = async (page: Page): Promise<string[]> => {
  const headers = Object.entries(documentHeadersFor(companyWithNetworks())).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  );
  await page.route(
    (address) => address.hostname === 'localhost',
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), ...Object.fromEntries(headers) } });
    },
  );
  await page.route('**/page-data/sq/d/*.json', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { company?: Company } };
    const { company } = answer.data;
    if (company?.analytics) company.analytics = analytics;
    if (company?.advertising) company.advertising = advertising;
    await route.fulfill({ json: answer });
  });
  const asked: string[] = [];
  await page.route(
    (address) => address.hostname !== 'localhost',
    async (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      asked.push(hostname + pathname);
      if (hostname === 'www.googletagmanager.com')
        return route.fulfill({ contentType: 'text/javascript', body: analyticsStandIn });
      if (hostname === 'pagead2.googlesyndication.com')
        return route.fulfill({ contentType: 'text/javascript', body: advertisingStandIn });
      if (hostname === 'googleads.g.doubleclick.net')
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Ad</title>' });
      return route.fulfill({ status: 204 });
    },
  );
  return asked;
};
