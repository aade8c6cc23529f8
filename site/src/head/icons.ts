/** The site's own mark in the sizes that browsers and telephones ask for; made at build from content/images/brand/icon.svg. */
export const icons = {
  vector: '/favicon.svg',
  /** Old browsers and crawlers ask for it without being told. */
  ico: '/favicon.ico',
  appleTouch: '/apple-touch-icon.png',
  manifest: [
    { src: '/icons/icon-192.png', size: 192, maskable: false },
    { src: '/icons/icon-512.png', size: 512, maskable: false },
    { src: '/icons/maskable-512.png', size: 512, maskable: true },
  ],
} as const;
