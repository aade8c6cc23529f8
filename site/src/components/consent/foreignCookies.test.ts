import { domainsOf, removeForeignCookies } from './foreignCookies';

const names = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
const all = ['_ga', '_ga_ABC123', '_gid', '__gads', '__gpi', 'session', 'my_ga'];

beforeEach(() => {
  for (const name of all) document.cookie = `${name}=1; path=/`;
});

const accepted = (settings: { analytics: boolean; advertising: boolean } | null) =>
  ({ state: 'accepted', date: null, settings }) as const;

test.each([
  ['no answer', null, ['session', 'my_ga']],
  ['a refusal', { state: 'declined', date: null, settings: null } as const, ['session', 'my_ga']],
  [
    'advertising alone',
    accepted({ analytics: false, advertising: true }),
    ['__gads', '__gpi', 'session', 'my_ga'],
  ],
  [
    'analytics alone',
    accepted({ analytics: true, advertising: false }),
    ['_ga', '_ga_ABC123', '_gid', 'session', 'my_ga'],
  ],
  ['everything', accepted(null), all],
])('after %s, the cookies of what is not allowed are gone and no others', (_answer, consent, left) => {
  removeForeignCookies(consent);
  expect(names().sort()).toEqual([...left].sort());
});

test.each([
  ['localhost', ['']],
  ['example.com', ['', 'example.com']],
  ['www.voyages.example.com', ['', 'www.voyages.example.com', 'voyages.example.com', 'example.com']],
])('at %s they go from every domain they may have been set for', (hostname, domains) => {
  expect(domainsOf(hostname)).toEqual(domains);
});
