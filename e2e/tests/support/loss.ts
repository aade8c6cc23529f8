import type { Page } from '@playwright/test';
import { setTextSize, zoomFourfold, zoomTextOnly } from './enlarge';
import { expect } from './test';
import { resize } from './viewport';

/** What is lost of the page as it is laid out now; runs in the page. */
const lossesInPage = (): string[] => {
  const losses: string[] = [];
  const root = document.documentElement;
  const excess = root.scrollWidth - root.clientWidth;
  if (excess > 0) {
    const widest = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth)
      .map((element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`);
    losses.push(`the page is ${excess} px too wide: ${widest.slice(-3).join(', ')}`);
  }

  /** One line of a text that is to be read. */
  type Line = { owner: Element; words: string; box: DOMRect; floats: boolean };
  const lines: Line[] = [];
  const clips = (style: CSSStyleDeclaration) => /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (!owner || !words || owner.closest('.visually-hidden, [aria-hidden="true"], option, [inert]'))
      continue;
    if (!owner.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // The letters take about the middle of the box that their font asks for.
    const boxes = [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ x, y, width, height }) => new DOMRect(x, y + height * 0.25, width, height * 0.5));
    const ancestors: Element[] = [];
    for (let element: Element | null = owner; element; element = element.parentElement)
      ancestors.push(element);
    const floats = ancestors.some((one) => /fixed|sticky/.test(getComputedStyle(one).position));
    const inline = ancestors.findIndex((one) => clips(getComputedStyle(one)));
    const frame = ancestors[inline]?.getBoundingClientRect();
    // What is one pixel large is there for the ear.
    if (frame && frame.width <= 1) continue;
    for (const box of boxes) {
      const leaves =
        frame &&
        (box.left < frame.left - 2 ||
          box.right > frame.right + 2 ||
          box.top < frame.top ||
          box.bottom > frame.bottom);
      if (leaves) losses.push(`“${words.slice(0, 40)}” is cut off`);
      lines.push({ owner, words, box, floats });
    }
  }

  lines.sort((one, other) => one.box.top - other.box.top);
  lines.forEach((line, index) => {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next]!;
      if (other.box.top > line.box.bottom) break;
      const related = line.owner.contains(other.owner) || other.owner.contains(line.owner);
      if (related || line.floats || other.floats) continue;
      const across = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
      const down = Math.min(line.box.bottom, other.box.bottom) - other.box.top;
      if (across > 2 && down > 2)
        losses.push(`“${line.words.slice(0, 30)}” overlaps “${other.words.slice(0, 30)}”`);
    }
  });
  return [...new Set(losses)];
};

/** Expects that the page, once it is laid out, needs no scrolling sideways, and that no text is cut off or lies on another. */
export const expectNothingLost = (page: Page, when: string): Promise<void> =>
  expect.poll(() => page.evaluate(lossesInPage), when).toEqual([]);

/** Expects the same on phones, tablets and desktops, at 400 % zoom, with text of 200 % and with letters alone of 200 %. */
export const expectNothingLostAtAnySize = async (page: Page): Promise<void> => {
  for (const width of [320, 390, 640, 768, 1024, 1440]) {
    await resize(page, width);
    await expectNothingLost(page, `${width} px`);
  }
  await zoomFourfold(page);
  await expectNothingLost(page, '400 % zoom');
  await setTextSize(page, 200);
  for (const width of [390, 768, 1280]) {
    await resize(page, width);
    await expectNothingLost(page, `200 % text at ${width} px`);
  }
  await setTextSize(page, 100);
  // Phones enlarge letters alone.
  await resize(page, 390);
  await zoomTextOnly(page, 200);
  await expectNothingLost(page, 'letters of 200 % at 390 px');
};
