import { readStored, writeStored } from '../../storage/browserStorage';

/** Keys in the local storage. */
const keys = { state: 'cookie-consent', date: 'cookie-consent-date', settings: 'cookie-settings' } as const;

/** The kinds a visitor may switch off; essential cookies are always on. */
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

const read = (name: keyof typeof keys): string | null => readStored('local', keys[name]);

const write = (values: Readonly<Record<keyof typeof keys, string | null>>): void => {
  const stored = (['state', 'date', 'settings'] as const).map((name) =>
    writeStored('local', keys[name], values[name]),
  );
  if (stored.includes(false))
    console.info('The browser stores nothing; the answer about cookies holds until the page is left.');
};

/**
 * Reads the stored answer.
 * @returns null when there is none, or when it is neither accepted nor declined
 */
export const readConsent = (): Consent | null => {
  const state = read('state');
  if (state !== 'accepted' && state !== 'declined') return null;
  return { state, date: read('date'), settings: parseSettings(read('settings')) };
};

/** Stores an answer; settings of an earlier one go when the new one has none. Never throws. */
export const writeConsent = ({ state, date, settings }: Consent): void =>
  write({ state, date, settings: settings && JSON.stringify({ essential: true, ...settings }) });

/** Removes answer, date and settings. Never throws. */
export const removeConsent = (): void => write({ state: null, date: null, settings: null });

/** Whether an answer allows a kind: accepted, and not switched off in the preferences. */
export const covers = (consent: Consent | null, kind: OptionalKind): boolean =>
  consent?.state === 'accepted' && consent.settings?.[kind] !== false;
