import type { Locator, Page } from '@playwright/test';
import { text } from './languages';

/** The contact form: where its controls are and how a visitor fills them. */
export class ContactForm {
  readonly form: Locator;
  readonly privacy: Locator;
  readonly submit: Locator;

  constructor(
    private readonly page: Page,
    private readonly language: string,
  ) {
    this.form = page.locator('form[data-form="contact"]');
    this.privacy = this.form.getByRole('checkbox');
    this.submit = this.form.getByRole('button', { name: text(language, 'contact:form.submit') });
  }

  control(name: string): Locator {
    return this.form.locator(`[name="${name}"]`);
  }

  /** Waits until the form's code runs, which loads when the form comes near the viewport. */
  async show(): Promise<void> {
    await this.form.scrollIntoViewIfNeeded();
    await this.page.waitForFunction(() => {
      const form = document.querySelector('form[data-form="contact"]');
      return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
    });
  }

  async fill(email: string, message: string): Promise<void> {
    const label = (key: string) => this.form.getByLabel(text(this.language, `forms:${key}`), { exact: true });
    await label('name').fill('Jūratė Łukasz-Šimkus');
    await label('email').fill(email);
    await label('subject').fill('Zwei Kojen im Februar?');
    await label('message').fill(message);
  }

  /** Fills in the form, agrees and sends it. */
  async send(email: string, message = 'Is there room?'): Promise<void> {
    await this.fill(email, message);
    await this.privacy.check();
    await this.submit.click();
  }
}
