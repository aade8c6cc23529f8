import { createIsland } from '../islands/createIsland';

/** The booking form, whose code loads when it comes near the viewport or is first touched (DESIGN 4). */
export const BookingFormIsland = createIsland(() => import('./BookingForm'), '48rem');
