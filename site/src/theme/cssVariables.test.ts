import { cssVariables } from './cssVariables';

/** Relative luminance and contrast of WCAG 2.2. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
const value = (name: string): string => new RegExp(`--${name}:([^;]+);`).exec(cssVariables())?.[1] ?? '';

describe('the tokens as CSS variables', () => {
  it('gives German and Russian their own title sizes', () => {
    expect(cssVariables()).toMatch(/:root:lang\(de\)\{--size-hero:/);
    expect(cssVariables()).toMatch(/:root:lang\(ru\)\{--size-hero:/);
  });

  it.each([
    ['fg', 'bg', 4.5],
    ['fg-muted', 'bg-subtle', 4.5],
    ['link', 'bg-subtle', 4.5],
    ['on-action', 'action', 4.5],
    ['night-fg', 'night', 4.5],
    ['night-muted', 'deep', 4.5],
    ['edge', 'bg', 3],
    ['ok', 'ok-bg', 4.5],
    ['few', 'few-bg', 4.5],
    ['sold', 'sold-bg', 4.5],
    ['unknown', 'unknown-bg', 4.5],
  ])('%s on %s keeps a contrast of %d', (ink, ground, least) => {
    expect(contrast(value(ink), value(ground))).toBeGreaterThanOrEqual(least);
  });
});
