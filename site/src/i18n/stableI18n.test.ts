import i18next, { type i18n, type Resource } from 'i18next';
import { stableI18n } from './stableI18n';

const instance = (resources: Resource[string]): i18n => {
  const created = i18next.createInstance();
  void created.init({ lng: 'de', resources: { de: resources }, initImmediate: false });
  return created;
};

describe('stableI18n', () => {
  it('keeps the first instance, its fresh texts, and takes the namespaces of later pages', () => {
    const first = instance({ home: { title: 'gebaut' } });
    expect(stableI18n(first)).toBe(first);
    first.addResourceBundle('de', 'home', { title: 'frisch' }, true, true);

    const kept = stableI18n(instance({ home: { title: 'gebaut' }, fleet: { title: 'Flotte' } }));

    expect(kept).toBe(first);
    expect(kept.t('home:title')).toBe('frisch');
    expect(kept.t('fleet:title')).toBe('Flotte');
  });

  it('completes a namespace of which the first page carried only a part', () => {
    const part = (vessel: string) => ({ vessels: { [vessel]: { specialty: `Gebiet ${vessel}` } } });
    stableI18n(instance(part('lazarev')));

    const kept = stableI18n(instance(part('lea')));

    expect(kept.t('vessels:lazarev.specialty')).toBe('Gebiet lazarev');
    expect(kept.t('vessels:lea.specialty')).toBe('Gebiet lea');
  });
});
