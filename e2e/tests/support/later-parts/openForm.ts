import type {} from './watch';

/**
 * Sends the form of a page, where it has one, in every way that it answers: without agreement, empty, with faults, to a service that fails,
 * and at last with success; runs in the page.
 * @throws when an answer does not come
 */
export const openForm = async (): Promise<void> => {
  const { one, all, until, untilThere, collect, drawn, note } = window.watch;
  // On a page that was reached by a link, the form is drawn when it comes near.
  const place = one('form[data-form], div#booking');
  if (!place) return;
  place.scrollIntoView();
  const form = (await untilThere('form[data-form]')) as HTMLFormElement;
  const fields = () => all('form[data-form] :is(input:not([type="checkbox"]), textarea, select)');
  const toast = '[data-scope="toast"][data-part="root"]';
  const box = form.querySelector<HTMLInputElement>('input[type="checkbox"]');
  fields()[0]?.focus();
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await until('the form stays asleep', () => isAlive(form));
  form.requestSubmit();
  await untilThere(`form[data-form] [role="alert"], ${toast}`);
  collect();
  box?.click();
  await untilThere('form[data-form] button[type="submit"]:enabled');
  form.requestSubmit();
  await untilThere('[data-field-error]');
  collect();
  const write = (valueOf: (field: HTMLInputElement) => string) => {
    for (const field of fields() as HTMLInputElement[]) {
      // The honeypot stays empty.
      if (field instanceof HTMLSelectElement) field.selectedIndex = 1;
      else if (field.tabIndex >= 0) field.value = valueOf(field);
    }
  };
  write(({ type }) => (type === 'email' ? 'nobody' : 'a'.repeat(6000)));
  form.requestSubmit();
  await until(
    'no text is too long',
    () => !one('[data-field-error="expedition"]') && one('[data-field-error]'),
  );
  await drawn();
  collect();
  write(({ type }) => (type === 'email' ? 'a@example.org' : '1234567'));
  form.requestSubmit();
  await untilThere(`${toast}[data-kind="error"]`);
  collect();
  await untilThere('form[data-form] button[type="submit"]:enabled');
  form.requestSubmit();
  await untilThere(`${toast}[data-kind="success"]`);
  note('form');
};
