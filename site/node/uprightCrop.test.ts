import { uprightCrop } from './uprightCrop';

const wide = { width: 2400, height: 1350 };

/** Where `object-fit: cover` begins to show a picture in a window of the given width over height, in pixels from its left. */
const shownFrom = (width: number, height: number, window: number, fromLeft: number): number =>
  (width - height * window) * fromLeft;

describe('uprightCrop', () => {
  it.each([
    ['0% 50%', 0],
    ['50% 50%', 795],
    ['100% 50%', 1590],
  ])('cuts at full height with the focus at %s', (focus, left) => {
    expect(uprightCrop(wide, focus)).toEqual({ left, top: 0, width: 810, height: 1350 });
  });

  it.each([9 / 22, 9 / 19.5, 9 / 16])('frames a screen of %d as the whole picture would', (screen) => {
    const { left, width, height } = uprightCrop(wide, '62% 40%');
    const inCrop = left + shownFrom(width, height, screen, 0.62);
    expect(Math.abs(inCrop - shownFrom(wide.width, wide.height, screen, 0.62))).toBeLessThan(1);
  });

  it('leaves an upright picture as it is', () => {
    expect(uprightCrop({ width: 900, height: 1600 }, '20% 50%')).toEqual({
      left: 0,
      top: 0,
      width: 900,
      height: 1600,
    });
  });
});
