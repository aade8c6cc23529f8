import type { Locator, Page } from '@playwright/test';
import { languages, text, type TestLanguage } from './languages';
import { expect } from './test';
import { visit } from './visit';

/** The New Year landing pages, and what is different on each. */
export const newYearPages = [
  {
    path: '/newyear2026',
    words: 'newyear2026',
    expedition: 'New Year 2026 Antarctica',
    vessels: ['lazarev'],
    contactMethods: ['email', 'whatsapp', 'telegram', 'viber', 'instagram'],
  },
  {
    path: '/newyear2027',
    words: 'newyear2027',
    expedition: 'New Year 2027 Antarctica',
    vessels: ['lazarev', 'admiral-bellingshausen'],
    contactMethods: ['email', 'whatsapp', 'telegram'],
  },
  {
    path: '/newyear2027v2',
    words: 'newyear2027',
    expedition: 'New Year 2027 Antarctica',
    vessels: ['lazarev', 'admiral-bellingshausen'],
    contactMethods: ['email', 'whatsapp', 'telegram', 'viber', 'instagram'],
  },
] as const;

export type NewYearPage = (typeof newYearPages)[number];

/** The language these pages open in. */
export const russian: TestLanguage = { code: 'ru', prefix: '/ru', name: 'Русский' };

/** Opens a New Year page, which shows in Russian, and then chooses a language as a visitor does. */
export const openNewYear = async (
  page: Page,
  { path, words }: NewYearPage,
  language: TestLanguage,
): Promise<void> => {
  await visit(page, path);
  await expect(page).toHaveURL(new RegExp(`/ru${path}$`));
  if (language.code === russian.code) return;
  await page
    .getByRole('button', { name: text(russian.code, 'navigation:language', { name: russian.name }) })
    .click();
  await page.getByRole('menuitem', { name: language.name }).click();
  await expect(page).toHaveURL(new RegExp(`${language.prefix}${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text(language.code, `${words}:hero.title`),
  );
};

/** Every page in every language. */
export const newYearVisits = newYearPages.flatMap((newYear) =>
  languages.map((language) => ({ newYear, language })),
);

/** The application form once its code runs, which loads when the form comes near the viewport. */
export const applicationForm = async (page: Page): Promise<Locator> => {
  const form = page.locator('form[data-form="new-year"]');
  await page.locator('#booking').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => {
    const element = document.querySelector('form[data-form="new-year"]');
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  });
  return form;
};
