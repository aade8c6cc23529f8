declare module 'subset-font' {
  type Range = { min: number; max: number; default?: number };

  /** Keeps of a font what is needed for a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: { targetFormat?: 'woff2'; variationAxes?: Record<string, number | Range> },
  ): Promise<Buffer>;
}
