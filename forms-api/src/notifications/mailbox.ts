/** An address with the name shown beside it, as the mail program takes it without reading anything into it. */
export interface Mailbox {
  name: string;
  address: string;
}

/**
 * @param text as the settings hold it: `office@example.com` or `Office <office@example.com>`, the name in quotation marks or not
 */
export const mailboxOf = (text: string): Mailbox => {
  const [, name = '', address = text] = /^(.*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
};
