import { render, screen, within } from '@testing-library/react';
import fs from 'node:fs';
import path from 'node:path';
import { I18nextProvider } from 'react-i18next';
import { realI18n, shippedLanguages } from '../../../test/realTranslator';
import type { LegalCompany, LegalDocument } from './legalFacts';
import { LegalView } from './LegalView';

jest.mock('../../i18n/LocalizedLink', () => ({
  LocalizedLink: ({ to, children }: { to: string; children: string }) => (
    <a href={`/language${to}`}>{children}</a>
  ),
}));

const readContent = (file: string): unknown =>
  JSON.parse(fs.readFileSync(path.resolve(__dirname, '../../../../content', file), 'utf8'));

const company = readContent('company.json') as LegalCompany;
const observe = jest.fn();
let report: IntersectionObserverCallback;

beforeEach(() => {
  observe.mockClear();
  globalThis.IntersectionObserver = jest.fn((callback: IntersectionObserverCallback) => {
    report = callback;
    return { observe, disconnect: jest.fn() };
  }) as unknown as typeof IntersectionObserver;
});

const show = (slug: string, language: string) => {
  const facts = readContent(`legal/${slug}.json`) as Omit<LegalDocument, 'slug'>;
  return render(
    <I18nextProvider i18n={realI18n(language, [slug, 'legal', 'dates'])}>
      <LegalView legalDocument={{ ...facts, slug }} company={company} />
    </I18nextProvider>,
  );
};

describe.each(shippedLanguages)('legal pages in %s', (language) => {
  it.each([
    ['data-protection', 11],
    ['legal-notice', 5],
    ['terms-of-use', 13],
  ])('%s shows every section with its number, and every placeholder filled', (slug, sections) => {
    const { container } = show(slug, language);
    expect(container.querySelectorAll('section[id] > h2')).toHaveLength(sections);
    expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(sections);
    expect(container.textContent).not.toMatch(/\{\{|\[object|undefined|null/);
    expect(container.textContent).toContain('Polar Meridian UAB');
  });
});

describe('a legal page', () => {
  it('makes the address and the number links wherever they stand', () => {
    show('legal-notice', 'en');
    const mail = screen.getAllByRole('link', { name: company.email });
    expect(mail.length).toBeGreaterThan(1);
    expect(mail[0]).toHaveAttribute('href', `mailto:${company.email}`);
    expect(screen.getAllByRole('link', { name: company.phone.display })[0]).toHaveAttribute(
      'href',
      `tel:${company.phone.e164}`,
    );
  });

  it('links inside the site in the language, outside as written', () => {
    show('legal-notice', 'en');
    expect(screen.getByRole('link', { name: 'Data protection' })).toHaveAttribute(
      'href',
      '/language/data-protection',
    );
    expect(screen.getByRole('link', { name: 'Privacy policy of Google' })).toHaveAttribute(
      'href',
      'https://policies.google.com/privacy',
    );
  });
});

describe('the current entry of the contents', () => {
  const current = () => document.querySelector('[aria-current]')?.getAttribute('href');
  const move = async (id: string, isIntersecting: boolean, top: number) => {
    const target = document.getElementById(id);
    const { act } = await import('react');
    act(() =>
      report(
        [{ target, isIntersecting, boundingClientRect: { top }, rootBounds: { bottom: 110 } }] as never,
        {} as IntersectionObserver,
      ),
    );
  };

  it('follows the section under the reading line, and starts again above the text', async () => {
    show('legal-notice', 'en');
    expect(observe).toHaveBeenCalledTimes(5);
    expect(current()).toBe('#company');
    await move('data-rights', true, 100);
    expect(current()).toBe('#data-rights');
    await move('legal-contact', true, 110);
    expect(current()).toBe('#legal-contact');
    await move('data-rights', false, -400);
    expect(current()).toBe('#legal-contact');
    await move('legal-contact', false, 3000);
    expect(current()).toBe('#company');
  });

  it('stays with the last section below the text', async () => {
    show('legal-notice', 'en');
    await move('legal-contact', true, 100);
    await move('legal-contact', false, -700);
    expect(current()).toBe('#legal-contact');
  });
});
