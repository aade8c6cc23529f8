/** What a control of a form holds. */
type Entry = {
  /** The form's `data-form`. */
  readonly form: string;
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
};

/** What a reload finds again in the history's state; no setting of a browser refuses it, other than its storage. */
type Kept = {
  readonly entries?: readonly Entry[];
  /** The builds of the site that were loaded anew already. */
  readonly reloadedBuilds?: readonly string[];
};

declare global {
  interface Window {
    /** Gatsby's name of the build that the page belongs to. */
    ___webpackCompilationHash?: string;
  }
}

const kept = (): Kept => (window.history.state ?? {}) as Kept;
const keep = (next: Kept): void => window.history.replaceState(next, '');

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

const isFilledIn = (control: Control): boolean => (isBox(control) ? control.checked : control.value !== '');

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** The controls of a form that a visitor has filled in. */
export const filledIn = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter((control) => control.name !== '' && isFilledIn(control));

const entriesOfPage = (): Entry[] =>
  [...document.querySelectorAll<HTMLFormElement>('form[data-form]')].flatMap((form) =>
    filledIn(form).map((control) => ({
      form: form.dataset['form'] ?? '',
      name: control.name,
      value: control.value,
      checked: isBox(control) && control.checked,
    })),
  );

/** Loads the page anew and keeps what was typed; without a network, as soon as it is back. */
export const reloadPage = (): void => {
  if (!navigator.onLine) return window.addEventListener('online', reloadPage, { once: true });
  keep({ ...kept(), entries: entriesOfPage() });
  window.location.reload();
};

/**
 * Loads the page anew because its build has been replaced, once for each build.
 * @returns whether it does; not a second time, which would not help
 */
export const reloadOnce = (): boolean => {
  const build = window.___webpackCompilationHash ?? '';
  const builds = kept().reloadedBuilds ?? [];
  if (builds.includes(build)) return false;
  keep({ ...kept(), reloadedBuilds: [...builds, build] });
  reloadPage();
  return true;
};

/** Puts what was typed before a reload back into the forms of the page, and forgets it. */
export const restoreEntries = (): void => {
  const { entries, ...rest } = kept();
  if (!entries) return;
  keep(rest);
  for (const { form, name, value, checked } of entries) {
    const control = document
      .querySelector<HTMLFormElement>(`form[data-form="${CSS.escape(form)}"]`)
      ?.elements.namedItem(name);
    if (!(control instanceof Element) || !isControl(control)) continue;
    if (isBox(control)) control.checked = checked;
    else control.value = value;
  }
};
