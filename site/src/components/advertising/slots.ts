/** Places of advertising; other parties rely on the names (DESIGN 3 Layout). */
export type AdSlotName = 'banner' | 'sidebar' | 'in-content' | 'footer';
