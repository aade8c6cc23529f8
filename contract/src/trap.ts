import { limits } from './limits';
import { optionalText } from './text';

/** Name of the control that no person sees: whoever fills it in is a robot that fills in whatever it finds. */
export const trapField = 'homepage';

/** The trap as both forms send it: absent from every visitor, never part of the enquiry. */
export const trap = { [trapField]: optionalText(limits.trap) };
