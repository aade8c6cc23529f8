declare global {
  interface Window {
    /** What a browser that refuses storage has been asked to store: it holds until the page is left. */
    keptForVisit?: Record<string, string | null>;
  }
}

/** `local` outlives the visit, `session` does not. */
type Area = 'local' | 'session';

// Nothing else may name the browser's storage: where cookies are blocked, its very name throws. Both functions are also serialised into
// scripts of the head, hence plain functions without imports.

/**
 * Reads a stored value; where the browser refuses storage, what was to be stored since the page was opened. Never throws.
 * @returns null when there is none
 */
export function readStored(area: Area, key: string): string | null {
  const kept = (window.keptForVisit || {})[key];
  if (kept !== undefined) return kept;
  try {
    return (area === 'local' ? localStorage : sessionStorage).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value, or removes the stored one. Never throws.
 * @param value null to remove
 * @returns false when the browser refuses storage and the value holds until the page is left
 */
export function writeStored(area: Area, key: string, value: string | null): boolean {
  const kept = (window.keptForVisit = window.keptForVisit || {});
  try {
    const storage = area === 'local' ? localStorage : sessionStorage;
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    delete kept[key];
    return true;
  } catch {
    kept[key] = value;
    return false;
  }
}
