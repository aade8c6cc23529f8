const atom = '[^\\s\\p{C}@.<>(),:;"\\[\\]\\\\]+';
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const topLabel = '\\p{L}(?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])';

/** An address with a mailbox of at most 64 characters and a domain of two labels or more, in any script (DESIGN 3, Forms). */
export const emailPattern = new RegExp(
  `^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${topLabel}$`,
  'u',
);
