/** Upper bounds of the text fields, in characters (code points) after trimming. */
export const limits = {
  name: 100,
  contactMethod: 100,
  email: 254,
  phone: 40,
  expedition: 100,
  subject: 200,
  message: 5000,
  /** What robots write into the hidden control. */
  trap: 5000,
} as const;

/** Largest request body the service reads, in bytes. */
export const maxBodyBytes = 32 * 1024;
