/** Names the enquiries of one form: the same values keep their key, changed values get a new one. */
export const createEnquiryKeys = (): ((enquiry: unknown) => string) => {
  let lastBody = '';
  let lastKey = '';
  return (enquiry) => {
    const body = JSON.stringify(enquiry);
    if (body !== lastBody) {
      lastBody = body;
      // randomUUID is missing where a page is served without TLS under another name than localhost.
      lastKey = [...crypto.getRandomValues(new Uint8Array(16))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
    }
    return lastKey;
  };
};
