/** Holds the expedition chosen by a Book button for the session (SPEC 3, DESIGN 3 Browser storage). */
const storageKey = 'selected-expedition';

/**
 * Stores the expedition that the booking form shall preselect.
 * @param bookingName the option's English name
 */
export const rememberExpedition = (bookingName: string): void => {
  try {
    sessionStorage.setItem(storageKey, bookingName);
  } catch (error) {
    console.info('The chosen expedition could not be stored.', error);
  }
};

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
