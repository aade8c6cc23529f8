import { createIsland } from '../islands/createIsland';

/** The contact form, whose code loads when it comes near the viewport or is first touched (DESIGN 4). */
export const ContactFormIsland = createIsland(() => import('./ContactForm'), '36rem');
