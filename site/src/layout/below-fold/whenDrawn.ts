/** Frames in which what lies below the first screen is drawn even on a slow phone. */
const patience = 120;

/**
 * Calls back with a section of the page once it is there: right after a link has been pressed, only the first screen is drawn.
 * @param id of the section; nothing happens when no section of the page has it, or when the page is left meanwhile
 */
export const whenDrawn = (id: string, then: (section: HTMLElement) => void, frames = patience): void => {
  const section = document.getElementById(id);
  if (section) return then(section);
  const page = window.location.pathname;
  if (frames > 0)
    requestAnimationFrame(() => {
      if (window.location.pathname === page) whenDrawn(id, then, frames - 1);
    });
};
