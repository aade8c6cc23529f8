import { languages, text } from './support/languages';
import { newYearPages, openNewYear } from './support/newYear';
import { expect, test } from './support/test';

const [first, stepper, list] = newYearPages;

for (const language of languages) {
  const words = (key: string) => text(language.code, key);

  test(`the ten days of 2027 step one by one in ${language.name}`, async ({ page }) => {
    await openNewYear(page, stepper, language);
    const route = page.locator('#route');
    const days = route.getByRole('list', { name: words('newyear:stepper.choose') }).getByRole('button');
    const previous = route.getByRole('button', { name: words('newyear:stepper.previous') });
    const next = route.getByRole('button', { name: words('newyear:stepper.next') });
    const panel = route.getByRole('article');

    await expect(days).toHaveCount(10);
    await expect(route.getByRole('link')).toHaveAttribute('href', `${language.prefix}/antarctica`);
    await expect(previous).toBeDisabled();
    for (let day = 1; day <= 10; day += 1) {
      await expect(days.nth(day - 1)).toHaveAttribute('aria-pressed', 'true');
      await expect(route.locator('[aria-pressed="true"]')).toHaveCount(1);
      await expect(panel).toHaveCount(1);
      await expect(panel.getByRole('heading')).toHaveText(words(`newyear2027:itinerary.${day - 1}.title`));
      await expect(panel).toContainText(words(`newyear2027:itinerary.${day - 1}.subtitle`));
      await expect(panel.getByRole('listitem')).toHaveCount(4);
      if (day < 10) await next.click();
    }
    await expect(panel).toContainText(/7\D+2027/);
    await expect(next).toBeDisabled();
    await expect(previous).toBeFocused();
    await days.nth(3).click();
    await expect(panel).toContainText(/1\D+2027/);
    await previous.click();
    await expect(days.nth(2)).toHaveAttribute('aria-pressed', 'true');
  });

  for (const { newYear, stages, key } of [
    { newYear: first, stages: 10, key: 'newyear2026:itinerary' },
    { newYear: list, stages: 8, key: 'expeditions:antarctica.itinerary' },
  ]) {
    test(`${newYear.path} lists the days with photographs in ${language.name}`, async ({ page }) => {
      await openNewYear(page, newYear, language);
      const route = page.locator('#route');
      await expect(route.getByRole('heading', { level: 3 })).toHaveText(
        Array.from({ length: stages }, (_day, index) => words(`${key}.${index}.title`)),
      );
      await expect(route.getByRole('img')).toHaveCount(stages);
      await route.getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(route.getByRole('button').first()).toBeFocused();
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('all ten days can be read', async ({ page }) => {
    await page.goto('/ru/newyear2027');
    const days = page.locator('#route').getByRole('article');
    await expect(days).toHaveCount(10);
    await expect(days.last()).toBeVisible();
  });
});
