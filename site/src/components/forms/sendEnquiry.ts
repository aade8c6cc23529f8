/**
 * Sends an enquiry as JSON with credentials, once, without retries (SPEC 7).
 * @param path one of the contract's paths
 * @param enquiry the payload that passed the contract
 * @throws Error whose message is `status: body`, or the status text when the body is empty (SPEC 8)
 */
export const sendEnquiry = async (path: string, enquiry: unknown): Promise<void> => {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang },
    body: JSON.stringify(enquiry),
  });
  if (response.ok) return;
  const body = await response.text();
  throw new Error(`${response.status}: ${body || response.statusText}`);
};
