import { localDay } from './localDay';

describe('localDay', () => {
  it('is the calendar day where the visitor is', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59).toISOString())).toBe('2026-01-05');
  });

  it.each([null, '', 'yesterday'])('is null for %p', (timestamp) => {
    expect(localDay(timestamp)).toBeNull();
  });
});
