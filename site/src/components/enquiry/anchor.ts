/** The section of the home page that holds the booking form. */
export const enquiryAnchor = 'send-us-a-message';
