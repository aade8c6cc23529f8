import type {} from './watch';

/**
 * Opens what the shell around every page has, one after another; runs in the page, which is many times faster than asking it from outside.
 * @param accept the name of the button that accepts cookies
 * @throws when a part does not open or close
 */
export const openShell = async (accept: string): Promise<void> => {
  const { one, until, untilThere, note, closeDialog } = window.watch;
  const dialog = '[role="dialog"][data-state="open"]';

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
  [...(banner?.querySelectorAll('button') ?? [])].find((button) => button.textContent === accept)?.click();
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
};
