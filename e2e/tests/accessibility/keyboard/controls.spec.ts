import { say } from '../../support/languages';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

// From the tables of the ARIA Authoring Practices for single controls: what a key does where the focus is.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('disclosure: questions and the details of the cookie banner', async ({ page }) => {
  await page.goto('/fleet');
  const details = page.getByRole('button', { name: say('consent:settings') }).first();
  const text = page.getByText(say('consent:kinds.analytics.text'));
  const toggle = page.locator('[aria-controls][aria-expanded]');
  await expect(details).toBeVisible();
  for (const [key, expanded] of [
    ['Enter', true],
    ['Space', false],
    ['Space', true],
    ['Enter', false],
  ] as const) {
    await toggle.press(key);
    await expect(toggle, key).toHaveAttribute('aria-expanded', String(expanded));
    await expect(text).toBeVisible({ visible: expanded });
  }
  const question = page.locator('summary').nth(1);
  const answer = page.getByText(say('fleet:faq.items.1.answer'));
  for (const [key, open] of [
    ['Enter', true],
    ['Space', false],
  ] as const) {
    await question.press(key);
    await expect(answer, key).toBeVisible({ visible: open });
    await expect(question).toBeFocused();
  }
});

test('toggle buttons: the filter of the gallery and the days of a journey', async ({ page }) => {
  for (const [path, chosen, key] of [
    ['/photo-gallery', say('gallery:filters.wildlife'), 'Enter'],
    ['/photo-gallery', say('gallery:filters.all'), 'Space'],
    ['/ru/newyear2027', /^3\s/, 'Enter'],
    ['/ru/newyear2027', /^4\s/, 'Space'],
  ] as const) {
    await visit(page, path);
    const button = page
      .locator('[aria-pressed]')
      .and(page.getByRole('button', { name: chosen, exact: true }));
    await button.press(key);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[aria-pressed="true"]')).toHaveCount(1);
    await expect(button).toBeFocused();
  }
});

test('switch, checkbox and list of choices', async ({ page }) => {
  await visit(page, '/contact');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('consent:settings') })
    .press('Enter');
  const analytics = page.getByRole('switch', { name: say('consent:kinds.analytics.name') });
  await analytics.press('Space');
  await expect(analytics).toBeChecked();
  await analytics.press('Space');
  await expect(analytics).not.toBeChecked();

  await visit(page, '/#send-us-a-message');
  const form = page.locator('form[data-form="booking"]');
  await form.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const box = form.getByRole('checkbox');
  await box.press('Space');
  await expect(box).toBeChecked();
  await expect(form.getByRole('button')).toBeEnabled();
  const choices = form.locator('[name="expedition"]');
  await choices.focus();
  await page.keyboard.type('Lof');
  await expect(choices).toHaveValue('Lofoten Islands');
});
