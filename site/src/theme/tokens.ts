/** The one definition of colour, type, space and motion: feeds the CSS variables and Chakra's system. */
export const tokens = {
  colors: {
    bg: '#ffffff',
    'bg-subtle': '#eef3f6',
    fg: '#0c2233',
    'fg-muted': '#475c6a',
    link: '#1b6283',
    action: '#c23a15',
    'action-hover': '#a02d0d',
    'on-action': '#ffffff',
    edge: '#738894',
    line: '#d5e0e6',
    'line-on-frost': '#c3d1d9',
    night: '#0a1c2a',
    deep: '#0f2d46',
    'night-fg': '#edf4f7',
    'night-muted': '#a8bfcc',
    'night-link': '#9bd0e6',
    'night-signal': '#ff8f6b',
    'night-edge': '#7f9bab',
    'night-line': '#2b4659',
    ok: '#1e6b4a',
    'ok-bg': '#e3f2ea',
    few: '#7a5200',
    'few-bg': '#fbf0d3',
    sold: '#9c1c3c',
    'sold-bg': '#fae6ea',
    unknown: '#4a5b66',
    'unknown-bg': '#e9eef1',
  },
  fonts: {
    serif: "'Noto Serif Display', 'Serif Fallback', Georgia, 'Times New Roman', serif",
    sans: "'Commissioner', 'Sans Fallback', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif",
  },
  // The vw at the end binds only where text is enlarged on a phone: a long word must fit its line.
  fontSizes: {
    hero: 'min(clamp(3rem, 1.7rem + 5.6vw, 7rem), 15vw)',
    t1: 'min(clamp(2.375rem, 1.65rem + 3.1vw, 4.5rem), 12vw)',
    t2: 'min(clamp(2rem, 1.65rem + 1.5vw, 3rem), 10vw)',
    t3: 'min(clamp(1.875rem, 1.8rem + 0.35vw, 2.125rem), 9.5vw)',
    t4: 'clamp(1.1875rem, 1.15rem + 0.2vw, 1.375rem)',
    line: 'min(clamp(1.5rem, 7.2vw, 2.625rem), 7.5vw)',
    figure: 'min(clamp(3.25rem, 2rem + 4.6vw, 6.5rem), 16.5vw)',
    lead: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.375rem)',
    body: '1.0625rem',
    small: '0.9375rem',
    micro: '0.8125rem',
  },
  space: {
    section: 'clamp(4.5rem, 2.6rem + 8.4vw, 10rem)',
    gutter: 'clamp(1.25rem, -0.1rem + 6vw, 5.5rem)',
    gap: 'min(clamp(1rem, 0.5rem + 1.6vw, 2rem), 5vw)',
    segment: 'clamp(28px, 4.1667vw, 60px)',
  },
  radii: { control: '2px', overlay: '4px' },
  shadows: { overlay: '0 24px 64px -16px rgb(10 28 42 / 0.38)' },
  easings: { enter: 'cubic-bezier(0.22, 0.7, 0.24, 1)' },
} as const;

/** Sizes that German and Russian need smaller, by language. */
export const languageFontSizes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    hero: 'min(clamp(2.625rem, 1.6rem + 4.8vw, 6.25rem), 13.2vw)',
    t1: 'min(clamp(2.125rem, 1.5rem + 2.8vw, 4.125rem), 10.7vw)',
  },
  ru: {
    hero: 'min(clamp(2.625rem, 1.6rem + 4.5vw, 5.875rem), 13.2vw)',
    t1: 'min(clamp(2.125rem, 1.5rem + 2.7vw, 4rem), 10.7vw)',
  },
};
