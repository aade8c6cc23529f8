import sansCyrillic from '@fontsource-variable/commissioner/files/commissioner-cyrillic-wght-normal.woff2';
import sansLatin from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2';
import serifCyrillic from '@fontsource-variable/noto-serif-display/files/noto-serif-display-cyrillic-wght-normal.woff2';
import serifLatin from '@fontsource-variable/noto-serif-display/files/noto-serif-display-latin-wght-normal.woff2';

const filesByScript = {
  latin: [serifLatin, sansLatin],
  cyrillic: [serifCyrillic, sansCyrillic],
};

/** Asks for the two font files of the page's script before the style sheet is read (LOOK: type). */
export const FontPreload = ({ script }: { script: 'latin' | 'cyrillic' }) => (
  <>
    {filesByScript[script].map((file) => (
      <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
    ))}
  </>
);
