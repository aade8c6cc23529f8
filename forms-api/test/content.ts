import type { Retention } from '../src/config/retention';

/** Three years for bookings, two for contacts; one expedition ends on 18 June 2026, in two names. */
export const retention: Retention = {
  bookingYears: 3,
  contactYears: 2,
  completions: new Map([
    ['East Greenland', new Date('2026-06-19T00:00:00Z')],
    ['New Year 2027 Antarctica', new Date('2027-01-09T00:00:00Z')],
  ]),
};
