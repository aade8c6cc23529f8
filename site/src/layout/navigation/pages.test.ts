import { isCurrent } from './pages';

describe('the current navigation item', () => {
  it.each([
    ['/', '/', true],
    ['/', '/about', false],
    ['/fleet', '/fleet', true],
    ['/fleet', '/fleet/', true],
    ['/about', '/about/crew', true],
    ['/contact', '/contacts', false],
  ])('%s on the page %s: %s', (link, page, expected) => {
    expect(isCurrent(link, page)).toBe(expected);
  });
});
