import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the link past the navigation comes first, shows itself and leads to the content', async ({ page }) => {
  for (const path of ['/', '/contact', '/ru/newyear2027']) {
    await visit(page, path);
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#main"]');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#main :focus')).toHaveCount(1);
  }
});
