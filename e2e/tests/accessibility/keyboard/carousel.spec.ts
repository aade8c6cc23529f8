import { say } from '../../support/languages';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

// From the table of the ARIA Authoring Practices for carousels: what a key does where the focus is.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('carousel: the keys of the viewer', async ({ page }) => {
  await visit(page, '/');
  await page.locator('main button[aria-haspopup="dialog"]').first().press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText('1 / 8')).toBeVisible();
  for (const [key, shown] of [
    ['ArrowRight', '2 / 8'],
    ['ArrowLeft', '1 / 8'],
    ['ArrowLeft', '8 / 8'],
    ['ArrowRight', '1 / 8'],
    ['End', '8 / 8'],
    ['Home', '1 / 8'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(viewer.getByText(shown), key).toBeVisible();
  }
  for (const [control, key, shown] of [
    ['next', 'Enter', '2 / 8'],
    ['next', 'Space', '3 / 8'],
    ['previous', 'Enter', '2 / 8'],
    ['previous', 'Space', '1 / 8'],
  ] as const) {
    await viewer.getByRole('button', { name: say(`common:viewer.${control}`) }).press(key);
    await expect(viewer.getByText(shown), `${control} ${key}`).toBeVisible();
    await expect(viewer.getByRole('button', { name: say(`common:viewer.${control}`) })).toBeFocused();
  }
});

test('carousel: the keys of a yacht’s gallery', async ({ page }) => {
  await visit(page, '/vessel/lazarev');
  const named = (name: string) => page.getByRole('button', { name, exact: true });
  const dot = (index: number) => named(say('vessel:gallery.place', { index, total: 11 }));
  for (const [control, key, shown] of [
    [named(say('common:viewer.next')), 'Enter', 2],
    [named(say('common:viewer.next')), 'Space', 3],
    [named(say('common:viewer.previous')), 'Enter', 2],
    [dot(7), 'Enter', 7],
    [dot(9), 'Space', 9],
  ] as const) {
    await control.press(key);
    await expect(page.getByText(say('common:viewer.slash', { index: shown, total: 11 }))).toBeVisible();
    await expect(control).toBeFocused();
    await expect(dot(shown)).toHaveAttribute('aria-current', 'true');
  }
});
