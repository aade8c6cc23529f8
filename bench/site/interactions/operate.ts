import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page as Tab } from '@playwright/test';
import { forcedLanguage } from '../../../site/src/i18n/forcedLanguage';
import { languages } from '../../../e2e/tests/support/languages';
import { watchRequests } from '../quiet';
import { untilAlive } from './alive';
import { openWindow, slowDown } from './condition';
import { flowsIn, type Flow, type Step } from './flows';
import type { Press } from './response';

declare global {
  interface Window {
    answers: { durations: number[]; presses: number };
  }
}

/** The browser tells of nothing shorter. */
const shortestMs = 16;
/** The banner appears after a second. */
const bannerMs = 1_500;
/** What is pressed moves first, and the browser tells of an answer some time after it. */
const settleMs = 600;

/** Runs in the page before anything else: notes presses, and what the browser tells of their answers. */
const watchAnswers = (shortest: number): void => {
  window.answers = { durations: [], presses: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
      if (entry.interactionId) window.answers.durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, () => (window.answers.presses += 1), { capture: true });
};

const longestOf = async (tab: Tab, { what, act }: Step, untilQuiet: () => Promise<void>): Promise<number> => {
  await tab.evaluate(() => {
    window.answers.durations = [];
    window.answers.presses = 0;
  });
  await act(tab);
  await pause(settleMs);
  await untilQuiet();
  const { durations, presses } = await tab.evaluate(() => window.answers);
  if (presses === 0) throw new Error(`"${what}" has pressed nothing`);
  return Math.max(shortestMs, ...durations);
};

interface Operation {
  browser: Browser;
  origin: string;
  language: string;
  /** The address of a path in the language. */
  addressOf: (path: string) => string;
}

const walk = async ({ browser, origin, language, addressOf }: Operation, flow: Flow): Promise<Press[]> => {
  const context = await openWindow(browser, flow.device);
  try {
    const tab = await context.newPage();
    const untilQuiet = watchRequests(tab);
    await tab.addInitScript(watchAnswers, shortestMs);
    await slowDown(tab, { processor: true, line: false });
    await tab.goto(origin + addressOf(flow.path));
    await untilAlive(tab);
    await pause(bannerMs);
    await untilQuiet();
    const presses: Press[] = [];
    for (const step of flow.steps)
      presses.push({
        key: 'longestResponse',
        language,
        what: `${addressOf(flow.path)} ${step.what}`,
        milliseconds: await longestOf(tab, step, untilQuiet),
      });
    return presses;
  } finally {
    await context.close();
  }
};

/**
 * Operates everything on the site with a processor four times slower; a page that opens in one language only is operated in that one.
 * @returns milliseconds from each press to the next paint (Event Timing), 16 for everything shorter
 * @throws when a step presses nothing
 */
export const operate = async (operation: Operation): Promise<Press[]> => {
  const codes = languages.map(({ code }) => code);
  const isOpen = ({ path }: Flow) =>
    (forcedLanguage(path, codes) ?? operation.language) === operation.language;
  const presses: Press[] = [];
  for (const flow of flowsIn(operation.language).filter(isOpen))
    presses.push(...(await walk(operation, flow)));
  return presses;
};
