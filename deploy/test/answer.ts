/** The headers in which nginx and the service must not differ. */
const compared = [
  'allow',
  'cache-control',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'vary',
  'x-content-type-options',
  'x-frame-options',
];

/** An answer, as far as nginx and the service must not differ in it. */
export interface Answer {
  status: number;
  headers: Record<string, string | null>;
  body: string;
}

/** Asks for an address as it is: no redirect followed, nothing compressed unless asked for. */
export const answerOf = async (
  origin: string,
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> => {
  const response = await fetch(origin + address, {
    method,
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity', ...headers },
  });
  return {
    status: response.status,
    headers: Object.fromEntries(compared.map((name) => [name, response.headers.get(name)])),
    body: Buffer.from(await response.arrayBuffer()).toString('latin1'),
  };
};
