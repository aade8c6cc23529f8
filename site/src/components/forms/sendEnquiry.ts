import { apiAddress } from './apiAddress';

/** No answer has come: the network is away, or the service is silent. */
export class ConnectionLostError extends Error {}

/** Milliseconds after which no answer is to be expected; the service itself may wait five seconds for its database. */
export const patienceMs = 30_000;

/**
 * Sends an enquiry as JSON with credentials, once, without retries.
 * @param path one of the contract's paths
 * @param enquiry the payload that passed the contract
 * @param key names this enquiry, so that sending it again stores nothing twice
 * @param proof that a person filled in the form, if there is one
 * @throws ConnectionLostError when no answer comes; it may have arrived all the same
 * @throws Error whose message is `status: body`, or the status text when the body is empty
 */
export const sendEnquiry = async (
  path: string,
  enquiry: unknown,
  key: string,
  proof: string | undefined,
): Promise<void> => {
  const response = await fetch(apiAddress(path), {
    method: 'POST',
    credentials: 'include',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': document.documentElement.lang,
      'Idempotency-Key': key,
      ...(proof !== undefined && { 'Form-Proof': proof }),
    },
    body: JSON.stringify(enquiry),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((cause: unknown) => {
    throw new ConnectionLostError('The enquiry has got no answer.', { cause });
  });
  if (response.ok) return;
  const body = await response.text();
  throw new Error(`${response.status}: ${body || response.statusText}`);
};
