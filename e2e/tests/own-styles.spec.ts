import { expect, test } from './support/test';

/** The elements that the whole style sheet draws otherwise than the page's own rules. */
const drawnOtherwise = (wholeSheet: string): string[] => {
  const lookOf = (element: Element, part = ''): string[] => {
    const style = getComputedStyle(element, part);
    return style.content === 'none' ? [] : [...style].map((name) => style.getPropertyValue(name));
  };
  const look = (element: Element): string =>
    [...lookOf(element), ...lookOf(element, '::before'), ...lookOf(element, '::after')].join();
  // What is not laid out tells its rules alone, not how wide a font or a section far below happens to be by now.
  document.documentElement.style.display = 'none';
  const elements = [...document.body.querySelectorAll('*')];
  const before = elements.map(look);
  const sheet = Object.assign(document.createElement('style'), { textContent: wholeSheet });
  document.querySelector('style[data-href]')?.after(sheet);
  return elements
    .filter((element, place) => look(element) !== before[place])
    .map((element) => element.outerHTML.slice(0, 120));
};

/** A page of each kind whose parts differ; the menu of a wide screen is on all of them. */
const views: readonly [string, number][] = [
  ['/', 390],
  ['/antarctica', 390],
  ['/vessel/lea', 390],
  ['/contact', 1440],
  ['/photo-gallery', 390],
  ['/newyear2027', 390],
];

test.describe('before the whole style sheet comes', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, width] of views) {
    test(`${path} is drawn as with it, ${width} px wide`, async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const found = /<template[^>]*><link rel="stylesheet" href="([^"]+)"/.exec(await page.content());
      const rules = await (await request.get(found?.[1] ?? '')).text();
      expect(rules).toContain('.Lightbox');
      // A layer in it would have the browser style and lay out the whole page again.
      expect(rules).not.toContain('@layer');
      expect(await page.evaluate(drawnOtherwise, rules)).toEqual([]);
    });
  }
});
