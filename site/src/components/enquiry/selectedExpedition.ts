/** Holds the expedition chosen by a Book button for the session (SPEC 3, DESIGN 3 Browser storage). */
const storageKey = 'selected-expedition';

/**
 * The script that stores the expedition named by a pressed link's `data-books`, its option's English name. Inlined in every page,
 * so that a Book button pressed before the page is alive preselects as well.
 */
export const rememberExpeditionScript =
  "document.addEventListener('click',function(e){" +
  "var l=e.target.closest('[data-books]');" +
  `try{if(l)sessionStorage.setItem('${storageKey}',l.getAttribute('data-books'))}catch(r){}},true)`;

/** Reads the stored expedition once and clears it (SPEC 4): its English name, or null. */
export const takeRememberedExpedition = (): string | null => {
  try {
    const bookingName = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return bookingName;
  } catch (error) {
    console.info('The chosen expedition could not be read.', error);
    return null;
  }
};
