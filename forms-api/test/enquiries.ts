/** A valid booking enquiry; `overrides` replace fields. */
export const aBooking = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  firstName: 'Ada',
  lastName: 'Nansen',
  email: 'ada@example.org',
  phone: '+47 555 0100',
  expedition: 'East Greenland',
  ...overrides,
});

/** A valid contact enquiry; `overrides` replace fields. */
export const aContact = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Ada Nansen',
  email: 'ada@example.org',
  subject: 'Cabins',
  message: 'How wide is a berth?',
  ...overrides,
});

/** Posts a value as JSON. */
export const postJson = (
  url: string,
  value: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  });

/** Reads what an accepted enquiry is answered with. */
export const receiptOf = async (response: Response): Promise<{ id: number; createdAt: string }> =>
  (await response.json()) as { id: number; createdAt: string };
