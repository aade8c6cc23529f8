/** Where the two forms send their enquiries (SPEC 7). */
export const paths = {
  booking: '/api/booking',
  contact: '/api/contact',
} as const;
