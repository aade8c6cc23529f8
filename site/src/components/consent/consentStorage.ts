/** Keys in localStorage (SPEC 3 Browser-stored values, DESIGN 3 Browser storage). */
const keys = { state: 'cookie-consent', date: 'cookie-consent-date', settings: 'cookie-settings' } as const;

/** The kinds a visitor may switch off; essential cookies are always on (SPEC 4). */
export const optionalKinds = ['analytics', 'advertising', 'functional'] as const;

export type OptionalKind = (typeof optionalKinds)[number];

/** Whether each optional kind is on. */
export type OptionalSettings = Readonly<Record<OptionalKind, boolean>>;

/** A visitor's answer: date as an ISO timestamp, settings only after the preferences were saved. */
export type Consent = {
  readonly state: 'accepted' | 'declined';
  readonly date: string | null;
  readonly settings: Partial<OptionalSettings> | null;
};

const parseSettings = (json: string | null): Partial<OptionalSettings> | null => {
  try {
    const settings: unknown = JSON.parse(json ?? 'null');
    return typeof settings === 'object' ? (settings as Partial<OptionalSettings> | null) : null;
  } catch {
    return null;
  }
};

const logFailure = (error: unknown): void =>
  console.info('The browser stores nothing; the answer about cookies holds until the page is left.', error);

/**
 * Reads the stored answer.
 * @returns null when there is none, when it is neither accepted nor declined, or when the browser refuses storage
 */
export const readConsent = (): Consent | null => {
  try {
    const state = localStorage.getItem(keys.state);
    if (state !== 'accepted' && state !== 'declined') return null;
    const settings = parseSettings(localStorage.getItem(keys.settings));
    return { state, date: localStorage.getItem(keys.date), settings };
  } catch {
    return null;
  }
};

/** Stores an answer; settings of an earlier one go when the new one has none (SPEC 4). Never throws. */
export const writeConsent = ({ state, date, settings }: Consent): void => {
  try {
    localStorage.setItem(keys.state, state);
    if (date) localStorage.setItem(keys.date, date);
    if (settings) localStorage.setItem(keys.settings, JSON.stringify({ essential: true, ...settings }));
    else localStorage.removeItem(keys.settings);
  } catch (error) {
    logFailure(error);
  }
};

/** Removes answer, date and settings (SPEC 4 Reset to Defaults). Never throws. */
export const removeConsent = (): void => {
  try {
    for (const key of Object.values(keys)) localStorage.removeItem(key);
  } catch (error) {
    logFailure(error);
  }
};

/** Whether an answer allows a kind: accepted, and not switched off in the preferences. */
export const covers = (consent: Consent | null, kind: OptionalKind): boolean =>
  consent?.state === 'accepted' && consent.settings?.[kind] !== false;
