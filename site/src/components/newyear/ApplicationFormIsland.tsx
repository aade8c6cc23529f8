import { MailInstead } from '../forms/MailInstead';
import { createIsland } from '../islands/createIsland';
import type { ApplicationFormProps } from './ApplicationForm';

/** The application form, whose code loads when it comes near the viewport or is first touched. */
export const ApplicationFormIsland = createIsland<ApplicationFormProps>(() => import('./ApplicationForm'), {
  reserved: '44rem',
  Instead: MailInstead,
});
