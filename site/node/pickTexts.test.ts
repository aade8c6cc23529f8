import { pickTexts } from './pickTexts';

const expeditions = JSON.stringify({
  antarctica: { title: 'Antarctica', name: 'Antarctica Expedition', itinerary: [{ title: 'Day' }] },
  lofoten: { title: 'Lofoten', name: 'Lofoten Islands', itinerary: [] },
});

const pick = (...only: string[]): unknown => JSON.parse(pickTexts(expeditions, 'expeditions', only));

describe('the texts a page asks for', () => {
  it('are whole when no path names the namespace', () => {
    expect(pickTexts(expeditions, 'expeditions', ['seo.default', 'expeditionsPage.title'])).toBe(expeditions);
  });

  it.each<[string, string[], unknown]>([
    ['one text', ['expeditions.lofoten.title'], { lofoten: { title: 'Lofoten' } }],
    [
      'the same text of every entry',
      ['expeditions.*.title'],
      { antarctica: { title: 'Antarctica' }, lofoten: { title: 'Lofoten' } },
    ],
    [
      'several paths together',
      ['expeditions.*.title', 'expeditions.lofoten.name'],
      { antarctica: { title: 'Antarctica' }, lofoten: { title: 'Lofoten', name: 'Lofoten Islands' } },
    ],
    [
      'all below a path',
      ['expeditions.lofoten'],
      { lofoten: { title: 'Lofoten', name: 'Lofoten Islands', itinerary: [] } },
    ],
    ['nothing for a path that is not there', ['expeditions.svalbard.title'], {}],
  ])('are %s', (_case, only, kept) => {
    expect(pick(...only)).toEqual(kept);
  });
});
