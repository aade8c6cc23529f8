import { MailInstead } from '../forms/MailInstead';
import { createIsland } from '../islands/createIsland';

/** The contact form, whose code loads when it comes near the viewport or is first touched. */
export const ContactFormIsland = createIsland(() => import('./ContactForm'), {
  reserved: '36rem',
  Instead: MailInstead,
});
