import { createIsland } from '../islands/createIsland';
import type { ApplicationFormProps } from './ApplicationForm';

/** The application form, whose code loads when it comes near the viewport or is first touched (DESIGN 4). */
export const ApplicationFormIsland = createIsland<ApplicationFormProps>(
  () => import('./ApplicationForm'),
  '44rem',
);
