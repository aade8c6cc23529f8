/** Frames in which what lies below the first screen is drawn even on a slow phone. */
const patience = 120;

/**
 * Calls back with a section of the page once it is there: right after a link has been pressed, only the first screen is drawn.
 * @param id of the section; nothing happens when no section of the page has it
 */
export const whenDrawn = (id: string, then: (section: HTMLElement) => void, frames = patience): void => {
  const section = document.getElementById(id);
  if (section) then(section);
  else if (frames > 0) requestAnimationFrame(() => whenDrawn(id, then, frames - 1));
};
