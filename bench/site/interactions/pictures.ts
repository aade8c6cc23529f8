import type { Browser, Locator, Page as Tab } from '@playwright/test';
import { text } from '../../../e2e/tests/support/languages';
import { watchRequests } from '../quiet';
import { untilAlive } from './alive';
import { openWindow } from './condition';
import type { Press } from './response';

declare global {
  interface Window {
    /** Milliseconds from the press of Next until the next picture was decoded. */
    pictureDecoded?: Promise<number>;
  }
}

/** Runs in the page: from the next press on, waits for another picture and its decoding. */
const watchPicture = (selector: string): void => {
  const shown = () => document.querySelector<HTMLImageElement>(selector);
  const before = shown();
  if (!before) throw new Error(`${selector} finds no picture`);
  window.pictureDecoded = new Promise((resolve, reject) => {
    const look = (pressedAt: number) => {
      const picture = shown();
      if (!picture || picture === before) return requestAnimationFrame(() => look(pressedAt));
      return picture.decode().then(() => resolve(performance.now() - pressedAt), reject);
    };
    addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
  });
};

interface Viewer {
  path: string;
  /** Selects the picture that is shown. */
  picture: string;
  /** Opens the viewer, where that is needed. */
  open?: (tab: Tab) => Promise<void>;
  /** What the viewer's buttons are in. */
  frame: (tab: Tab) => Locator;
}

const openFirst = (tab: Tab) => tab.locator('main button[aria-haspopup="dialog"]').first().click();
const lightbox = {
  picture: '[role="dialog"] picture img',
  open: openFirst,
  frame: (tab: Tab) => tab.getByRole('dialog'),
};
const viewers: readonly Viewer[] = [
  { path: '/photo-gallery', ...lightbox },
  { path: '/', ...lightbox },
  {
    path: '/vessel/lazarev',
    picture: 'figure [aria-hidden="false"] picture img',
    frame: (tab) => tab.locator('main figure').first(),
  },
];

/** So often Next is pressed in a viewer. */
const times = 10;

interface Pictures {
  browser: Browser;
  origin: string;
  language: string;
  /** The address of a path in the language. */
  addressOf: (path: string) => string;
}

/**
 * Presses Next in every viewer of the site, at full speed; each time the visitor has looked long enough for the neighbours to be there.
 * @returns milliseconds until the picture could be painted
 */
export const pressNext = async ({ browser, origin, language, addressOf }: Pictures): Promise<Press[]> => {
  const presses: Press[] = [];
  for (const { path, picture, open, frame } of viewers) {
    const context = await openWindow(browser, 'desk');
    const tab = await context.newPage();
    const untilQuiet = watchRequests(tab);
    await tab.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
    await tab.goto(origin + addressOf(path));
    await untilAlive(tab);
    await open?.(tab);
    const next = frame(tab).getByRole('button', { name: text(language, 'common:viewer.next') });
    await next.hover();
    for (let time = 1; time <= times; time += 1) {
      await untilQuiet();
      await tab.evaluate(watchPicture, picture);
      await next.click();
      const milliseconds = await tab.evaluate(() => window.pictureDecoded ?? NaN);
      presses.push({
        key: 'nextPicture',
        language,
        what: `${addressOf(path)} picture ${time + 1}`,
        milliseconds: Math.round(milliseconds),
      });
    }
    await context.close();
  }
  return presses;
};
