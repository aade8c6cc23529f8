import type { Locator, Page } from '@playwright/test';
import { text } from './languages';

/** The booking form of the home page: where its controls are and how a visitor fills them. */
export class BookingForm {
  readonly form: Locator;
  readonly expedition: Locator;
  readonly privacy: Locator;
  readonly submit: Locator;

  constructor(
    private readonly page: Page,
    private readonly language: string,
  ) {
    this.form = page.locator('form[data-form="booking"]');
    this.expedition = this.control('expedition');
    this.privacy = this.form.getByRole('checkbox');
    this.submit = this.form.getByRole('button', { name: text(language, 'booking:form.submit') });
  }

  control(name: string): Locator {
    return this.form.locator(`[name="${name}"]`);
  }

  /** Waits until the form's code runs, which loads when the form comes near the viewport. */
  async show(): Promise<void> {
    await this.form.scrollIntoViewIfNeeded();
    await this.page.waitForFunction(() => {
      const form = document.querySelector('form[data-form="booking"]');
      return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
    });
  }

  async fill(email: string, message: string): Promise<void> {
    const label = (key: string) => this.form.getByLabel(text(this.language, `forms:${key}`), { exact: true });
    await label('firstName').fill('Käthe');
    await label('lastName').fill('Сидорова');
    await label('email').fill(email);
    await label('phone').fill('+49 30 1234567');
    await this.control('contactMethod').selectOption('whatsapp');
    await this.control('message').fill(message);
  }

  /** Fills in the form, agrees and sends it. */
  async send(email: string, message = 'Is there room?'): Promise<void> {
    await this.fill(email, message);
    await this.privacy.check();
    await this.submit.click();
  }
}
