import { MailInstead } from '../forms/MailInstead';
import { createIsland } from '../islands/createIsland';

/** The booking form, whose code loads when it comes near the viewport or is first touched. */
export const BookingFormIsland = createIsland(() => import('./BookingForm'), {
  reserved: '48rem',
  Instead: MailInstead,
});
