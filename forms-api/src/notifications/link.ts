const links = new RegExp(
  [
    ':\\/\\/',
    '\\\\\\\\\\w',
    '\\b(?:mailto|tel|callto|sms|smsto|xmpp|sips?|skype|whatsapp|tg|viber|magnet|geo|data|javascript|vbscript):',
    '\\bwww\\.',
    '\\[url\\b|<a\\b',
    // E-mail addresses.
    '[^\\s@]@[^\\s@]',
    // Hosts without a scheme, whatever their last label: new ones are made faster than lists of them.
    '[^\\s.]\\.\\p{L}{2}',
    // Browsers read the ideographic full stop as a dot of a host; between other letters it ends a sentence.
    '[a-z\\d]\\u3002[a-z]{2}',
    '\\b\\d{1,3}(?:\\.\\d{1,3}){3}\\b',
  ].join('|'),
  'iu',
);

/**
 * Whether a text holds something that a mail program may show as a link, or that a reader may take for one: an address of the web with or
 * without its scheme, an e-mail address, a call to another program. In doubt it does: `end.Next` could be a host.
 */
export const holdsLink = (text: string): boolean =>
  links.test(text.normalize('NFKC').replace(/\p{DI}/gu, ''));
