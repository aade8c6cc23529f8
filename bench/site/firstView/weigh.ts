/** What one request brought. */
export interface Transfer {
  url: string;
  /** DevTools' resource type, such as `Script`. */
  type: string;
  /** Bytes over the wire, compressed, with the head of the answer. */
  bytes: number;
}

/** What the first view of a page weighs, in KB of 1024 bytes. */
export interface Weight {
  script: number;
  /** Everything but films. */
  bytes: number;
  /** Films that play behind a hero; they start after the page has loaded and stay away when data are to be saved. */
  film: number;
  /** All by DevTools' resource type. */
  kinds: Record<string, number>;
  /** The scripts, heaviest first. */
  scripts: { name: string; kilobytes: number }[];
}

const kilobytes = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;

const sum = (transfers: readonly Transfer[]): number =>
  kilobytes(transfers.reduce((total, { bytes }) => total + bytes, 0));

/** Weighs what was transferred. */
export const weigh = (transfers: readonly Transfer[]): Weight => {
  const ofType = (type: string) => transfers.filter((transfer) => transfer.type === type);
  return {
    script: sum(ofType('Script')),
    bytes: sum(transfers.filter(({ type }) => type !== 'Media')),
    film: sum(ofType('Media')),
    kinds: Object.fromEntries(
      [...new Set(transfers.map(({ type }) => type))].sort().map((type) => [type, sum(ofType(type))]),
    ),
    // A script that was preloaded is asked for twice, the second time without a byte.
    scripts: ofType('Script')
      .filter(({ bytes }) => bytes > 0)
      .sort((one, other) => other.bytes - one.bytes)
      .map(({ url, bytes }) => ({ name: new URL(url).pathname, kilobytes: kilobytes(bytes) })),
  };
};

/** The addresses asked for at another origin; what never leaves the browser, such as `data:`, is none. */
export const foreignAddresses = (urls: readonly string[], origin: string): string[] =>
  urls.filter((url) => /^(https?|wss?):/.test(url) && new URL(url).origin !== origin);
