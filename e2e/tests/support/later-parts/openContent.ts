import type {} from './watch';

/**
 * Opens what a page has in its own content: every picture, every choice, the film; runs in the page.
 * @param nextName the name of the button that leads to the next picture
 * @throws when a part does not open or close
 */
export const openContent = async (nextName: string): Promise<void> => {
  const { one, all, untilThere, collect, drawn, note, closeDialog } = window.watch;
  const dialog = '[role="dialog"][data-state="open"]';

  const pictures = all('main button[aria-haspopup="dialog"]');
  if (pictures[0]) {
    pictures[0].click();
    await untilThere(`${dialog} img`);
    for (const _picture of pictures) {
      collect();
      one(`${dialog} button[aria-label="${nextName}"]`)?.click();
      await drawn();
    }
    note('pictures');
    await closeDialog();
  }

  const next = one(`main button[aria-label="${nextName}"]`);
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
};
