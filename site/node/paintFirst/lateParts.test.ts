import { delayParts, isDelayed } from './lateParts';

const own = '<script src="/webpack-runtime-1.js" async></script><script src="/app-2.js" async=""></script>';
const html =
  '<head><script src="/elsewhere.js"></script><style data-href="/styles.4.css">p{}</style><style>i{}</style></head>' +
  `<main>Text</main>${own}<!-- end -->`;
const needs = { scripts: ['/component-3.js'], data: ['/page-data/about/page-data.json'] };
const delayed = delayParts(html, '/styles.4.css', needs);

/** Draws a page the way a browser does that runs no scripts by itself. */
const open = (page: string): void => {
  document.documentElement.innerHTML = page;
};

describe('delayParts', () => {
  it('keeps scripts and style sheet out of the page until it is painted, with what the scripts would ask for', () => {
    open(delayed);
    expect(document.querySelectorAll('script[async], link')).toHaveLength(0);
    const { content } = document.querySelector('template') as HTMLTemplateElement;
    expect([...content.querySelectorAll('script')].map((script) => script.getAttribute('src'))).toEqual([
      '/webpack-runtime-1.js',
      '/app-2.js',
    ]);
    expect(
      [...content.querySelectorAll('link')].map((link) => [
        link.getAttribute('href'),
        link.getAttribute('as') ?? link.getAttribute('rel'),
      ]),
    ).toEqual([
      ['/styles.4.css', 'stylesheet'],
      ['/webpack-runtime-1.js', 'script'],
      ['/app-2.js', 'script'],
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
  const linksLetIn = () => document.querySelectorAll('link').length;

  /** jsdom runs no scripts that are set as text. */
  const run = () => new Function(document.querySelector('template + script')?.textContent ?? '')();

  it.each([
    ['after the first paint', () => painted()],
    [
      'a second after it has loaded, where nothing is painted',
      () => {
        window.dispatchEvent(new Event('load'));
        expect(linksLetIn()).toBe(0);
        jest.advanceTimersByTime(1000);
      },
    ],
  ])('lets them in %s, once', (_when, happen) => {
    open(delayed);
    run();
    expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
    expect(linksLetIn()).toBe(0);
    happen();
    painted();
    expect(linksLetIn()).toBe(5);
  });

  it.each(['load', 'error'])('lets the scripts run after the style sheet has come or failed: %s', (event) => {
    open(delayed);
    run();
    painted();
    expect(scriptsLetIn()).toBe(0);
    const sheet = document.querySelector('style[data-href] + link[rel=stylesheet]');
    sheet?.dispatchEvent(new Event(event));
    expect(scriptsLetIn()).toBe(2);
  });

  it('knows a page that an earlier build has left behind', () => {
    expect([isDelayed(html), isDelayed(delayed)]).toEqual([false, true]);
  });

  it('leaves a page as it is that has no scripts of its own', () => {
    expect(delayParts('<main>Text</main>', '/styles.4.css', needs)).toBe('<main>Text</main>');
  });
});
