// Dot-atoms without what mailers route by or read otherwise: `%` and `!` name a further host, a leading `/`, `|` or `-` a file, a program
// or an option.
const atom = "[\\p{L}\\p{M}\\p{N}#$&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const topLabel = '\\p{L}(?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])';
/** `=?` begins an encoded word; what is ignorable cannot be seen. */
const misleading = '(?![/|-])(?!.*=\\?)(?!.*\\p{DI})';

const pattern = new RegExp(
  `^${misleading}(?=[^@]{1,64}@)(${atom}(?:\\.${atom})*)@((?:${label}\\.)+${topLabel})$`,
  'u',
);
const longestLabel = 63;
const longestAddress = 254;

/** What browser and service convert alike; `url.domainToASCII` would be in Node alone. */
const toAscii = (domain: string): string => {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
};

/**
 * The address that mail for an e-mail address is sent to: the domain in ASCII, as the domain name system knows it.
 * @param text anything
 * @returns undefined unless the text is an address that is delivered as it reads: an unquoted local part of at most 64 characters, a host
 *   name with a dot, 254 characters in all; without routing, encoded words, invisible characters and look-alikes such as full-width letters
 */
export const deliveryAddress = (text: string): string | undefined => {
  const [, localPart = '', domain = ''] = pattern.exec(text) ?? [];
  if (localPart === '' || text !== text.normalize('NFKC')) return undefined;
  const ascii = toAscii(domain);
  const address = `${localPart}@${ascii}`;
  const isBounded =
    address.length <= longestAddress && ascii.split('.').every(({ length }) => length <= longestLabel);
  return ascii !== '' && isBounded ? address : undefined;
};
