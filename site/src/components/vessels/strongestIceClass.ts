/** Ice classes, the strongest first. */
const iceClasses = ['1A Super', '1A', '1B', '1C'];

/** The strongest ice class among some yachts, such as `1A Super`. */
export const strongestIceClass = (vessels: readonly { readonly iceClass: string }[]): string =>
  iceClasses.find((name) => vessels.some(({ iceClass }) => iceClass === name)) ?? '';
