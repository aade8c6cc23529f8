/** Places of advertising; other parties rely on the names. */
export type AdSlotName = 'banner' | 'sidebar' | 'in-content' | 'footer';
