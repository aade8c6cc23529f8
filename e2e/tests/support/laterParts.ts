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

/** What the visit to a page has opened, and every text that it then held. */
export type LaterParts = { opened: LaterPart[]; texts: string[] };

/** Names of controls in the language of the page. */
export type ControlNames = { next: string; accept: string };

/**
 * Before the page's own scripts: a first visit, to a service that fails once and then takes everything; what shows after a moment shows
 * at once. Runs in the page.
 */
export const prepareLaterParts = (): void => {
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
};

/**
 * Opens, one after another, all later parts of a page; runs in the page, because that is many times faster than asking it from outside.
 * @returns the parts that the page has, and all texts seen meanwhile, the page's own included
 * @throws when a part does not open or close
 */
export const openLaterParts = async (names: ControlNames): Promise<LaterParts> => {
  const opened: LaterPart[] = [];
  const texts = new Set<string>();
  const pageLanguage = document.documentElement.lang;
  const one = (selector: string) => document.querySelector<HTMLElement>(selector);
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

  const isRead = (element: Element | null): boolean =>
    element !== null &&
    !element.closest('script, style, noscript') &&
    element.closest('[lang]')?.getAttribute('lang') === pageLanguage;
  const collect = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isRead(node.parentElement)) texts.add(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
      for (const element of all(`[${name}]`))
        if (isRead(element)) texts.add(element.getAttribute(name) ?? '');
    }
  };
  const note = (part: LaterPart): void => {
    opened.push(part);
    collect();
  };
  const until = async <Found>(what: string, find: () => Found | null | undefined | false): Promise<Found> => {
    const end = performance.now() + 8_000;
    for (;;) {
      const found = find();
      if (found) return found;
      if (performance.now() > end) throw new Error(`${location.pathname}: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
  };
  const untilThere = (selector: string) => until(`no ${selector}`, () => one(selector));
  const untilGone = (selector: string) => until(`${selector} stays`, () => !one(selector));
  const drawn = () => new Promise((resolve) => setTimeout(resolve));

  const dialog = '[role="dialog"][data-state="open"]';
  const closeDialog = async (): Promise<void> => {
    (await untilThere(`${dialog} [data-part="close-trigger"]`)).click();
    await untilGone('[role="dialog"]');
  };

  // The button back to the top, which shows on pages that are scrolled.
  window.scrollTo(0, 400);
  const control = await untilThere('button[data-tooltip]:not([hidden], main *, section *)');
  control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  await untilThere('[role="tooltip"]');
  note('tooltip');
  window.scrollTo(0, 0);

  const details = await untilThere('section > * button[aria-expanded][aria-controls]:not(main *, header *)');
  const banner = details.closest('section');
  details.click();
  await until('the banner stays folded', () => details.getAttribute('aria-expanded') === 'true');
  note('cookie banner');
  [...(banner?.querySelectorAll('button') ?? [])]
    .find((button) => button.textContent === names.accept)
    ?.click();
  await until('the banner stays', () => !banner?.isConnected);

  one('footer button[aria-haspopup="dialog"]')?.click();
  await untilThere(`${dialog} [data-part="description"]`);
  note('cookie settings');
  await closeDialog();

  const language = one('#language-button');
  if (language) {
    language.click();
    await untilThere('[role="menu"][data-state="open"] [role="menuitem"]');
    note('language menu');
    language.click();
  }
  const menu = one('#menu-button');
  if (menu) {
    menu.click();
    await untilThere(`${dialog} a`);
    note('menu');
    await closeDialog();
  }

  const pictures = all('main button[aria-haspopup="dialog"]');
  if (pictures[0]) {
    pictures[0].click();
    await untilThere(`${dialog} img`);
    for (const _picture of pictures) {
      collect();
      one(`${dialog} button[aria-label="${names.next}"]`)?.click();
      await drawn();
    }
    note('pictures');
    await closeDialog();
  }

  const next = one(`main button[aria-label="${names.next}"]`);
  if (next) {
    for (const _picture of all('main [aria-label] button')) {
      next.click();
      await drawn();
      collect();
    }
    note('carousel');
  }

  const choices = all('main button[aria-pressed]');
  for (const choice of choices) {
    choice.click();
    await drawn();
    collect();
  }
  if (choices.length > 0) note('choices');

  const film = one('main button:has(+ noscript)');
  if (film) {
    film.click();
    await untilThere('main iframe, main video[controls]');
    note('film');
  }

  // On a page that was reached by a link, the form is drawn when it comes near.
  const place = one('form[data-form], div#booking');
  if (place) {
    place.scrollIntoView();
    const form = (await untilThere('form[data-form]')) as HTMLFormElement;
    const fields = () => all('form[data-form] :is(input:not([type="checkbox"]), textarea, select)');
    const toast = '[data-scope="toast"][data-part="root"]';
    const box = form.querySelector<HTMLInputElement>('input[type="checkbox"]');
    fields()[0]?.focus();
    const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    await until('the form stays asleep', () => isAlive(form));
    form.requestSubmit();
    await untilThere(`form[data-form] [role="alert"], ${toast}`);
    collect();
    box?.click();
    await untilThere('form[data-form] button[type="submit"]:enabled');
    form.requestSubmit();
    await untilThere('[data-field-error]');
    collect();
    const write = (valueOf: (field: HTMLInputElement) => string) => {
      for (const field of fields() as HTMLInputElement[]) {
        // The honeypot stays empty.
        if (field instanceof HTMLSelectElement) field.selectedIndex = 1;
        else if (field.tabIndex >= 0) field.value = valueOf(field);
      }
    };
    write(({ type }) => (type === 'email' ? 'nobody' : 'a'.repeat(6000)));
    form.requestSubmit();
    await until(
      'no text is too long',
      () => !one('[data-field-error="expedition"]') && one('[data-field-error]'),
    );
    await drawn();
    collect();
    write(({ type }) => (type === 'email' ? 'a@example.org' : '1234567'));
    form.requestSubmit();
    await untilThere(`${toast}[data-kind="error"]`);
    collect();
    await untilThere('form[data-form] button[type="submit"]:enabled');
    form.requestSubmit();
    await untilThere(`${toast}[data-kind="success"]`);
    note('form');
  }
  return { opened, texts: [...texts].map((text) => text.trim()).filter((text) => text !== '') };
};
