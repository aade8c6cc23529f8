import { chromium } from '@playwright/test';
import { withService } from './lib/service.mjs';

/** The tools this bench uses. */
export const needs = ['Chromium'];

const visits = [
  ['/', 390],
  ['/', 1440],
  ['/de', 390],
  ['/ru', 390],
  ['/expeditions', 390],
  ['/antarctica', 390],
];
const kinds = { script: 'scriptKB', image: 'imageKB', font: 'fontKB', document: 'htmlKB', fetch: 'dataKB' };

/** Listens for what the browser reports of paint, shift and blocked time; runs in the page before anything else. */
const observe = () => {
  window.measured = { lcp: 0, cls: 0, blocked: 0 };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (window.measured.lcp = entry.startTime));
  watch('layout-shift', (entry) => (window.measured.cls += entry.hadRecentInput ? 0 : entry.value));
  watch('longtask', (entry) => (window.measured.blocked += Math.max(0, entry.duration - 50)));
};

const visit = async (browser, origin, page, width) => {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'en-GB' });
  const tab = await context.newPage();
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const bytes = Object.fromEntries(Object.values(kinds).map((name) => [name, 0]));
  const sizes = [];
  tab.on('requestfinished', (request) => {
    const count = ({ responseBodySize }) => {
      const kind = kinds[request.resourceType()];
      if (kind) bytes[kind] += responseBodySize;
    };
    // What still comes in while the page closes is not part of the visit.
    sizes.push(request.sizes().then(count, () => undefined));
  });
  await tab.addInitScript(observe);
  await tab.goto(origin + page, { waitUntil: 'networkidle' });
  const { lcp, cls, blocked } = await tab.evaluate(() => window.measured);
  await Promise.all(sizes);
  await context.close();
  const kilobytes = Object.fromEntries(
    Object.entries(bytes).map(([name, value]) => [name, Math.round(value / 1024)]),
  );
  return {
    page,
    width,
    ...kilobytes,
    lcpMs: Math.round(lcp),
    shift: Number(cls.toFixed(3)),
    blockedMs: Math.round(blocked),
  };
};

const visitAll = async (origin) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  try {
    const rows = [];
    for (const [page, width] of visits) rows.push(await visit(browser, origin, page, width));
    return rows;
  } finally {
    await browser.close();
  }
};

/**
 * Loads pages in Chromium as a first visit.
 * @returns bytes over the wire by kind before any scrolling, largest paint, layout shift and blocked time
 */
export const measure = async () => ({
  tables: { 'Pages in Chromium, processor slowed four times': await withService(visitAll) },
});
