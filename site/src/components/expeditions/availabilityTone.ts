/** The look of an availability badge. */
export type AvailabilityTone = 'sold' | 'few' | 'available' | 'unknown';

/** The words of a language that decide the tone: `availability:words`. */
export type AvailabilityWords = Readonly<Record<Exclude<AvailabilityTone, 'unknown'>, readonly string[]>>;

const order = ['sold', 'few', 'available'] as const;

/**
 * Derives the badge's colour from the translated availability text.
 * @param text what the visitor reads, in any capitals
 * @param words word stems of the language; sold wins over few, few over available
 */
export const availabilityTone = (text: string, words: AvailabilityWords): AvailabilityTone => {
  const lower = text.toLowerCase();
  return order.find((tone) => words[tone].some((word) => lower.includes(word))) ?? 'unknown';
};
