import { webcrypto } from 'node:crypto';
import { createEnquiryKeys } from './enquiryKey';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

describe('the key of an enquiry', () => {
  it('stays the same when the same values are sent again, and changes with them', () => {
    const keyOf = createEnquiryKeys();
    const first = keyOf({ name: 'Ada' });
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(keyOf({ name: 'Ada' })).toBe(first);
    expect(keyOf({ name: 'Grace' })).not.toBe(first);
  });

  it('differs between two forms', () => {
    expect(createEnquiryKeys()({ name: 'Ada' })).not.toBe(createEnquiryKeys()({ name: 'Ada' }));
  });
});
