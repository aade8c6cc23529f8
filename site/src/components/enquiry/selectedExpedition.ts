import { readStored, writeStored } from '../../storage/browserStorage';

/** Holds the expedition chosen by a Book button, in the session storage. */
const storageKey = 'selected-expedition';

/**
 * The script that stores the expedition named by a pressed link's `data-books`, its option's English name. Inlined in every page,
 * so that a Book button pressed before the page is alive preselects as well.
 */
export const rememberExpeditionScript =
  "document.addEventListener('click',function(e){" +
  "var l=e.target.closest('[data-books]');" +
  `if(l)(${writeStored.toString()})('session','${storageKey}',l.getAttribute('data-books'))},true)`;

/** Reads the stored expedition once and clears it: its English name, or null. */
export const takeRememberedExpedition = (): string | null => {
  const bookingName = readStored('session', storageKey);
  writeStored('session', storageKey, null);
  return bookingName;
};
