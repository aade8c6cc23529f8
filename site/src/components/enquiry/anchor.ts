/** The section of the home page that holds the booking form (SPEC 2). */
export const enquiryAnchor = 'send-us-a-message';
