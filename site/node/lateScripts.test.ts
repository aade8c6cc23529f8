import { delayScripts } from './lateScripts';

const own = '<script src="/webpack-runtime-1.js" async></script><script src="/app-2.js" async=""></script>';
const html = `<head><script src="/elsewhere.js"></script></head><main>Text</main>${own}<!-- end -->`;
const needs = { scripts: ['/component-3.js'], data: ['/page-data/about/page-data.json'] };

/** Draws a page the way a browser does that runs no scripts by itself. */
const open = (page: string): void => {
  document.documentElement.innerHTML = page;
};

describe('delayScripts', () => {
  it('keeps the scripts out of the page until it is painted, with what they would ask for', () => {
    open(delayScripts(html, needs));
    expect(document.querySelectorAll('script[async], link')).toHaveLength(0);
    const { content } = document.querySelector('template') as HTMLTemplateElement;
    expect([...content.querySelectorAll('script')].map((script) => script.getAttribute('src'))).toEqual([
      '/webpack-runtime-1.js',
      '/app-2.js',
    ]);
    expect(
      [...content.querySelectorAll('link')].map((link) => [
        link.getAttribute('href'),
        link.getAttribute('as'),
      ]),
    ).toEqual([
      ['/component-3.js', 'script'],
      ['/page-data/about/page-data.json', 'fetch'],
    ]);
  });

  /** What the browser calls once it has painted the page. */
  let painted = (): void => undefined;
  const observe = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    window.PerformanceObserver = class {
      constructor(callback: () => void) {
        painted = callback;
      }
      observe = observe;
    } as unknown as typeof PerformanceObserver;
  });
  afterEach(() => jest.useRealTimers());

  const scriptsLetIn = () => document.querySelectorAll('body > script[async]').length;

  it.each([
    ['after the first paint', () => painted()],
    [
      'a second after it has loaded, where nothing is painted',
      () => {
        window.dispatchEvent(new Event('load'));
        expect(scriptsLetIn()).toBe(0);
        jest.advanceTimersByTime(1000);
      },
    ],
  ])('lets them in %s, once', (_when, happen) => {
    open(delayScripts(html, needs));
    // jsdom runs no scripts that are set as text.
    new Function(document.querySelector('template + script')?.textContent ?? '')();
    expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
    expect(scriptsLetIn()).toBe(0);
    happen();
    expect(scriptsLetIn()).toBe(2);
    painted();
    expect(scriptsLetIn()).toBe(2);
  });

  it('leaves a page as it is that an earlier build has left behind', () => {
    const once = delayScripts(html, needs);
    expect(delayScripts(once, { scripts: [], data: [] })).toBe(once);
  });

  it('leaves a page as it is that has no scripts of its own', () => {
    expect(delayScripts('<main>Text</main>', needs)).toBe('<main>Text</main>');
  });
});
