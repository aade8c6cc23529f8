import sansCyrillic from '../../.cache/fonts/commissioner-cyrillic.woff2';
import sansLatin from '../../.cache/fonts/commissioner-latin.woff2';
import serifCyrillic from '../../.cache/fonts/noto-serif-display-cyrillic.woff2';
import serifLatin from '../../.cache/fonts/noto-serif-display-latin.woff2';

const filesByScript = {
  latin: [serifLatin, sansLatin],
  // Figures are Latin ones.
  cyrillic: [serifCyrillic, sansCyrillic, serifLatin, sansLatin],
};

/** Asks for the font files of the page's script before the style sheet is read. */
export const FontPreload = ({ script }: { script: 'latin' | 'cyrillic' }) => (
  <>
    {filesByScript[script].map((file) => (
      <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
    ))}
  </>
);
