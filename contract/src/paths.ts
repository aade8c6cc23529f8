/** Where the two forms send their enquiries, and where they ask for what proves that a person filled them in. */
export const paths = {
  booking: '/api/booking',
  contact: '/api/contact',
  formProof: '/api/form-proof',
} as const;
