/** Everything that loads or changes only when somebody turns to it, as a visit to a page opens it. */
export type LaterPart =
  | 'tooltip'
  | 'cookie banner'
  | 'cookie settings'
  | 'language menu'
  | 'menu'
  | 'pictures'
  | 'carousel'
  | 'choices'
  | 'film'
  | 'form';

/** What the functions that open the parts share, inside the page. */
type Watch = {
  one: (selector: string) => HTMLElement | null;
  all: (selector: string) => HTMLElement[];
  /** Adds every text that the page holds now. */
  collect: () => void;
  /** Says that a part is open, and collects. */
  note: (part: LaterPart) => void;
  /** Waits for something to be found; throws `what` when it is not. */
  until: <Found>(what: string, find: () => Found | null | undefined | false) => Promise<Found>;
  untilThere: (selector: string) => Promise<HTMLElement>;
  untilGone: (selector: string) => Promise<unknown>;
  /** Waits until React has drawn what a click has changed. */
  drawn: () => Promise<unknown>;
  /** Closes the dialog that is open. */
  closeDialog: () => Promise<void>;
  opened: LaterPart[];
  texts: Set<string>;
};

declare global {
  interface Window {
    watch: Watch;
  }
}

/**
 * Before the page's own scripts: a first visit, to a service that fails once and then takes everything; what shows after a moment shows
 * at once. Runs in the page.
 */
export const watchPage = (): void => {
  // The film's frame belongs to others.
  if (window.top !== window) return;
  localStorage.removeItem('cookie-consent');
  const wait = window.setTimeout.bind(window);
  const moments = [700, 1000];
  window.setTimeout = ((run: () => void, delay?: number, ...values: unknown[]) =>
    wait(run, moments.includes(delay ?? 0) ? 0 : delay, ...values)) as typeof window.setTimeout;
  const ask = window.fetch.bind(window);
  let sent = 0;
  window.fetch = async (address, options) => {
    if (!String(address).includes('/api/')) return ask(address, options);
    if (options?.method !== 'POST') return new Response('{}', { status: 404 });
    sent += 1;
    return sent === 1 ? new Response('—', { status: 503 }) : Response.json({ id: 1 }, { status: 201 });
  };

  const opened: LaterPart[] = [];
  const texts = new Set<string>();
  const one = (selector: string) => document.querySelector<HTMLElement>(selector);
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  // Names of other languages are marked as such.
  const isRead = (element: Element | null): boolean =>
    element !== null &&
    !element.closest('script, style, noscript') &&
    element.closest('[lang]') === document.documentElement;
  const collect = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isRead(node.parentElement)) texts.add(node.textContent?.trim() ?? '');
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
      for (const element of all(`[${name}]`)) {
        if (isRead(element)) texts.add(element.getAttribute(name)?.trim() ?? '');
      }
    }
  };
  const until: Watch['until'] = async (what, find) => {
    const end = performance.now() + 8_000;
    for (;;) {
      const found = find();
      if (found) return found;
      if (performance.now() > end) throw new Error(`${location.pathname}: ${what}`);
      await new Promise((resolve) => wait(resolve, 4));
    }
  };
  const untilThere = (selector: string) => until(`no ${selector}`, () => one(selector));
  const untilGone = (selector: string) => until(`${selector} stays`, () => !one(selector));
  window.watch = {
    opened,
    texts,
    one,
    all,
    collect,
    until,
    untilThere,
    untilGone,
    note: (part) => {
      opened.push(part);
      collect();
    },
    drawn: () => new Promise((resolve) => wait(resolve)),
    closeDialog: async () => {
      (await untilThere('[role="dialog"][data-state="open"] [data-part="close-trigger"]')).click();
      await untilGone('[role="dialog"]');
    },
  };
};
