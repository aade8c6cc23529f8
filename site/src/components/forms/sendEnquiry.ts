import { apiAddress } from './apiAddress';

/**
 * Sends an enquiry as JSON with credentials, once, without retries (SPEC 7).
 * @param path one of the contract's paths
 * @param enquiry the payload that passed the contract
 * @param key names this enquiry, so that sending it again stores nothing twice (DESIGN 3 HTTP API)
 * @param proof that a person filled in the form, if there is one
 * @throws Error whose message is `status: body`, or the status text when the body is empty (SPEC 8)
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
  });
  if (response.ok) return;
  const body = await response.text();
  throw new Error(`${response.status}: ${body || response.statusText}`);
};
