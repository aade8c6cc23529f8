/** What HTTP Basic carries. */
export interface Credentials {
  name: string;
  password: string;
}

/**
 * Reads an `Authorization` header in UTF-8 (RFC 7617).
 * @returns undefined when it is none of HTTP Basic
 */
export const readCredentials = (header: string): Credentials | undefined => {
  const encoded = /^Basic +([A-Za-z0-9+/]+={0,2}) *$/i.exec(header)?.[1];
  if (encoded === undefined) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(encoded, 'base64'));
    const colon = text.indexOf(':');
    return colon < 0 ? undefined : { name: text.slice(0, colon), password: text.slice(colon + 1) };
  } catch {
    return undefined;
  }
};
