import { filledIn } from '../../chunks/keptEntries';

const shownValue = (control: ReturnType<typeof filledIn>[number]): string =>
  control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.text ?? '') : control.value;

/**
 * The address of a draft mail that carries what was typed into a form.
 * @param email who it goes to
 * @param form the form with its labels; its `aria-label` is the draft's subject
 * @returns a `mailto:` address, without a draft when there is no form
 */
export const mailDraft = (email: string, form: HTMLFormElement | null): string => {
  if (!form) return `mailto:${email}`;
  const lines = filledIn(form)
    // What is hidden is no visitor's; the honeypot is recognised without the contract, which the page itself does not load.
    .filter((control) => control.type !== 'checkbox' && !control.closest('[aria-hidden="true"]'))
    .map((control) => {
      const label = control.labels?.[0]?.firstChild?.textContent?.trim() ?? control.name;
      return `${label}: ${shownValue(control)}`;
    });
  const draft = { subject: form.getAttribute('aria-label') ?? '', body: lines.join('\r\n') };
  // Not URLSearchParams, whose plus signs mail programs show.
  return `mailto:${email}?${Object.entries(draft)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`;
};
