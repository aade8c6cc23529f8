const load = async () => {
  jest.resetModules();
  return { ...(await import('./consentStore')), ...(await import('./consentStorage')) };
};

const stored = () => ({
  state: localStorage.getItem('cookie-consent'),
  date: localStorage.getItem('cookie-consent-date'),
  settings: JSON.parse(localStorage.getItem('cookie-settings') ?? 'null') as unknown,
});

const nothing = { state: null, date: null, settings: null };
const now = '2026-01-12T08:30:00.000Z';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date(now) });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the answer in the banner', () => {
  it('stores accepted and the date only', async () => {
    const { acceptAll } = await load();
    acceptAll();
    expect(stored()).toEqual({ state: 'accepted', date: now, settings: null });
  });

  it('stores declined and the date only', async () => {
    const { decline } = await load();
    decline();
    expect(stored()).toEqual({ state: 'declined', date: now, settings: null });
  });

  it('discards settings of an earlier answer, so that Accept All means all', async () => {
    localStorage.setItem('cookie-settings', '{"advertising":false}');
    const { acceptAll, covers, currentConsent } = await load();
    acceptAll();
    expect(covers(currentConsent(), 'advertising')).toBe(true);
    expect(stored().settings).toBeNull();
  });

  it('reaches those who listen, and no longer those who left', async () => {
    const { acceptAll, decline, subscribe } = await load();
    const listener = jest.fn();
    const leave = subscribe(listener);
    acceptAll();
    leave();
    decline();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('the preferences', () => {
  it('store accepted when any optional kind is on, with the four settings', async () => {
    const { saveSettings } = await load();
    saveSettings({ analytics: false, advertising: false, functional: true });
    const settings = { essential: true, analytics: false, advertising: false, functional: true };
    expect(stored()).toEqual({ state: 'accepted', date: now, settings });
  });

  it('store declined when all optional kinds are off', async () => {
    const { saveSettings } = await load();
    saveSettings({ analytics: false, advertising: false, functional: false });
    const settings = { essential: true, analytics: false, advertising: false, functional: false };
    expect(stored()).toEqual({ state: 'declined', date: now, settings });
  });

  it('remove the three stored values and nothing else on reset', async () => {
    localStorage.setItem('gatsby-i18next-language', 'de');
    const { currentConsent, resetConsent, saveSettings } = await load();
    saveSettings({ analytics: true, advertising: true, functional: true });
    resetConsent();
    expect(stored()).toEqual(nothing);
    expect(currentConsent()).toBeNull();
    expect(localStorage.getItem('gatsby-i18next-language')).toBe('de');
  });
});

describe('what an answer covers', () => {
  it.each([
    ['no answer', null, null, false],
    ['declined', 'declined', null, false],
    ['declined, whatever the settings say', 'declined', '{"analytics":true}', false],
    ['accepted', 'accepted', null, true],
    ['accepted with analytics off', 'accepted', '{"analytics":false,"advertising":true}', false],
    ['accepted with analytics on', 'accepted', '{"analytics":true}', true],
    ['accepted with unreadable settings', 'accepted', '{', true],
    ['a value that is no answer', '<script>', null, false],
  ])('%s', async (_name, state, settings, covered) => {
    if (state) localStorage.setItem('cookie-consent', state);
    if (settings) localStorage.setItem('cookie-settings', settings);
    const { covers, currentConsent } = await load();
    expect(covers(currentConsent(), 'analytics')).toBe(covered);
  });
});

describe('a browser that refuses storage', () => {
  it('has no stored answer, takes one for the visit, and never throws', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { acceptAll, currentConsent, resetConsent } = await load();
    expect(currentConsent()).toBeNull();
    acceptAll();
    expect(currentConsent()?.state).toBe('accepted');
    resetConsent();
    expect(currentConsent()).toBeNull();
    expect(log).toHaveBeenCalledTimes(2);
  });
});
