import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { answerStaticQueries } from '../../../test/gatsby';
import { realI18n } from '../../../test/realTranslator';
import { useShownDepartures } from '../expeditions/useShownDepartures';
import { DeparturesTable } from './DeparturesTable';
import type { VoyageFacts } from './VoyageView';

const departure = (start: string, end: string) => ({
  start,
  end,
  year: null,
  season: null,
  availability: 'available',
  featured: null,
  vessels: null,
});
const expedition = {
  duration: { min: 8, max: 8 },
  vessels: [{ slug: 'lea', name: 'Lea' }],
  departures: [departure('2026-06-11', '2026-06-18'), departure('2026-06-22', '2026-06-29')],
} as unknown as VoyageFacts;

const Departures = () => (
  <I18nextProvider i18n={realI18n('en', ['voyage', 'common', 'dates', 'availability'])}>
    <DeparturesTable expedition={expedition} departures={useShownDepartures(expedition.departures)} />
  </I18nextProvider>
);

const built = (pastDepartures: string, buildTime: string) =>
  answerStaticQueries({ company: { pastDepartures }, site: { buildTime } });
const rows = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 5, 15, 12) }));
afterEach(() => jest.useRealTimers());

it('shows every departure as available where past ones are kept', () => {
  built('keep', '2026-06-01');
  render(<Departures />);
  expect(rows()).toEqual([expect.stringContaining('Available'), expect.stringContaining('Available')]);
});

it('shows as departed what has begun since the page was built', () => {
  built('mark', '2026-06-01');
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Departures />);
  document.body.append(page);
  expect(rows()).toEqual([expect.stringContaining('Available'), expect.stringContaining('Available')]);
  act(() => void hydrateRoot(page, <Departures />));
  expect(rows()).toEqual([expect.stringContaining('Departed'), expect.stringContaining('Available')]);
  page.remove();
});

it('leaves out what has begun, and says so when nothing is left', () => {
  built('hide', '2026-06-01');
  const { unmount } = render(<Departures />);
  expect(rows()).toEqual([expect.stringMatching(/^22.Jun/)]);
  unmount();
  jest.setSystemTime(new Date(2027, 0, 1));
  render(<Departures />);
  expect(rows()).toEqual([]);
  expect(screen.getByText('The next dates are being planned. Ask us.')).toBeInTheDocument();
});
