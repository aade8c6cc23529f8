import type { Page } from '@playwright/test';
import { address, stateLanguages } from '../support/languages';
import { openPage } from '../support/pages';
import { expect, test } from '../support/test';
import { resize } from '../support/viewport';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Whether what has the focus can be seen at least in part, and is marked; `end` when nothing has it. Runs in the page. */
const focusFault = async (): Promise<string | null> => {
  // What the focus changes is there with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body) return 'end';
  const name = `${focused.tagName} “${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}”`;
  // A control that is drawn by another element shows its focus there.
  const drawn = focused.matches('input') ? (focused.parentElement ?? focused) : focused;
  const box = drawn.getBoundingClientRect();
  const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((across) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].map(
      (down) => [box.left + box.width * across, box.top + box.height * down] as const,
    ),
  );
  const visible = points.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return (
      top !== null && (drawn.contains(top) || top.contains(drawn) || top.closest('label')?.contains(focused))
    );
  });
  if (!visible) return `${name} is hidden`;
  const marked = [focused, drawn, ...drawn.querySelectorAll('[data-focus-visible]')].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  return marked ? null : `${name} shows no focus`;
};

/** Walks through the page with Tab until the focus leaves it. */
const walk = async (page: Page): Promise<{ faults: string[]; stops: number }> => {
  const faults: string[] = [];
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(focusFault);
    if (fault === 'end') return { faults, stops };
    if (fault) faults.push(fault);
  }
  return { faults: [...faults, 'the walk does not end'], stops: 150 };
};

for (const language of stateLanguages) {
  test(`the focus is seen wherever it goes in ${language.name}`, async ({ page }) => {
    test.slow();
    for (const [path, width, height] of [
      ['/fleet', 1280, 800],
      ['/contact', 390, 844],
      ['/newyear2027', 320, 256],
    ] as const) {
      // The language of a New Year page is chosen where its menu is.
      await page.setViewportSize({ width: 1280, height: 800 });
      await openPage(page, language, path);
      await resize(page, width, height);
      const { faults, stops } = await walk(page);
      expect(faults, path).toEqual([]);
      expect(stops, path).toBeGreaterThan(20);
    }
  });

  test(`the cookie banner covers no focus in ${language.name}`, async ({ page }) => {
    test.slow();
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [320, 256],
    ] as const) {
      await page.goto(address(language, '/contact'));
      await resize(page, width, height);
      await expect(page.locator('[aria-controls][aria-expanded]')).toBeVisible();
      const { faults } = await walk(page);
      expect(faults, `${width} × ${height}`).toEqual([]);
    }
  });
}
