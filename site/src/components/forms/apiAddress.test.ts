import { apiAddress } from './apiAddress';

afterEach(() => document.head.replaceChildren());

it('stays on the origin of the page', () => expect(apiAddress('/api/contact')).toBe('/api/contact'));

it('goes to the origin that the page names', () => {
  document.head.innerHTML = '<meta name="api-origin" content="https://api.example.com">';
  expect(apiAddress('/api/contact')).toBe('https://api.example.com/api/contact');
});
