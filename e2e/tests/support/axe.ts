import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { expect } from './test';
import { resize } from './viewport';

const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In forced colours axe still reads the colours of the author, which nobody sees then. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** A phone or 400 % of a desktop, a tablet, a desktop: the widths at which a page is checked. */
export const checkedWidths: readonly number[] = [320, 768, 1440];

type Part = {
  /** Selector of the part to check; without it the whole page. */
  within?: string;
  /** Rules to leave out. */
  without?: readonly string[];
  /** Rules to run, instead of all. */
  only?: readonly string[];
};

/** Runs axe in the page, without a page of its own to gather results of frames, which is four times faster. */
const faultsOf = async (page: Page, { within, without = [], only }: Part = {}): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    iframes: false,
    resultTypes: ['violations'],
  };
  return page.evaluate(
    async ([selector, settings]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(selector ?? document, settings);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
    },
    [within, options] as const,
  );
};

/** Waits until what moves has arrived: a text that still fades in has too little contrast for a moment. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
  });

/** Expects no fault against WCAG 2.2 A and AA and the best practices on the page as it is shown now. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await settle(page);
  expect(await faultsOf(page)).toEqual([]);
};

/** The same at every checked width, and in forced colours. */
export const expectAccessibleAtAllWidths = async (page: Page): Promise<void> => {
  for (const width of checkedWidths) {
    await resize(page, width);
    await settle(page);
    expect(await faultsOf(page), `${width} px`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await faultsOf(page, { without: colourRules }), 'forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
};

/**
 * The same for a state of a page, such as an open dialog: the colours, which take most of the time, only of what is new; the page
 * around it is checked by itself.
 * @param part selector of what the state adds
 * @param widths where this state exists
 */
export const expectStateAccessible = async (
  page: Page,
  part: string,
  widths: readonly number[] = checkedWidths,
): Promise<void> => {
  await settle(page);
  for (const width of widths) {
    await resize(page, width);
    const faults = [
      ...(await faultsOf(page, { without: colourRules })),
      ...(await faultsOf(page, { within: part, only: colourRules })),
    ];
    expect(faults, `${width} px`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await faultsOf(page, { without: colourRules }), 'forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
};
