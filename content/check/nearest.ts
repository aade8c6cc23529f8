import { distance } from 'fastest-levenshtein';

/**
 * The word that a misspelt one most likely means.
 * @param word as written
 * @param candidates words that would be right
 * @returns the nearest by edits, or undefined when none is near (more than half of the letters differ)
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best && best.edits <= Math.max(word.length, best.candidate.length) / 2 ? best.candidate : undefined;
}

/**
 * What to write instead of a word that is none of the allowed ones.
 * @returns such as `did you mean "lea"? Allowed are "lazarev", "lea"`
 */
export function insteadOf(word: string, allowed: readonly string[]): string {
  const meant = nearest(word, allowed);
  const list = allowed.map((value) => `"${value}"`).join(', ');
  if (allowed.length === 0) return 'remove it';
  return meant ? `did you mean "${meant}"? Allowed are ${list}` : `allowed are ${list}`;
}

/** The same without the list of allowed words, where that would be long. */
export function didYouMean(word: string, allowed: readonly string[]): string {
  const meant = nearest(word, allowed);
  return meant ? `did you mean "${meant}"? Else remove it` : 'remove it';
}
