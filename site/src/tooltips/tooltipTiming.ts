/** How long a pointer rests on a control before its tooltip shows, in milliseconds. */
export const openDelayMs = 700;
/** How long after a tooltip has gone the next one shows without the delay, in milliseconds. */
export const skipDelayMs = 300;
/** How long a tooltip stays after the pointer has left, so that the pointer can reach it, in milliseconds. */
const leaveMs = 100;
/** How long the page has stood still before the tooltip of a focused control shows, in milliseconds. */
const settleMs = 150;

/** What a control carries whose accessible name is to be shown as a tooltip. */
const marked = '[data-tooltip]';

const controlOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(marked) : null;

const isTooltip = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('[role="tooltip"]') !== null;

/**
 * Watches the marked controls of a document: a resting pointer or a visible focus shows a tooltip; leaving, pressing, scrolling and
 * Escape hide it.
 * @param onChange told the control whose tooltip shows, or null
 * @returns stops watching
 */
export const watchTooltips = (onChange: (control: HTMLElement | null) => void): (() => void) => {
  let pointed: HTMLElement | null = null;
  let focused: HTMLElement | null = null;
  let shown: HTMLElement | null = null;
  let hiddenAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (control: HTMLElement): void => {
    clearTimeout(timer);
    shown = control;
    onChange(control);
  };
  const hide = (): void => {
    clearTimeout(timer);
    if (!shown) return;
    shown = null;
    hiddenAt = Date.now();
    onChange(null);
  };
  const point = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    // On the tooltip itself the pointer counts as still on its control.
    const control = isTooltip(event) ? shown : controlOf(event);
    if (control === pointed) return;
    pointed = control;
    clearTimeout(timer);
    if (!control && shown !== focused) timer = setTimeout(hide, leaveMs);
    if (control && control !== shown) {
      const waits = !shown && Date.now() - hiddenAt >= skipDelayMs;
      timer = setTimeout(() => show(control), waits ? openDelayMs : 0);
    }
  };
  const focus = (event: FocusEvent): void => {
    const control = controlOf(event);
    focused = control?.matches(':focus-visible') ? control : null;
    if (focused) show(focused);
  };
  const dismiss = (): void => {
    focused = null;
    hide();
  };
  const scroll = (): void => {
    if (!shown && !focused) return;
    hide();
    // The browser scrolls to what gets the focus; its tooltip waits until the page stands still.
    if (focused) timer = setTimeout(show, settleMs, focused);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') dismiss();
  };

  const ending = new AbortController();
  const options = { signal: ending.signal, capture: true, passive: true };
  document.addEventListener('pointerover', point, options);
  document.addEventListener('focusin', focus, options);
  document.addEventListener('focusout', dismiss, options);
  document.addEventListener('keydown', press, options);
  document.addEventListener('scroll', scroll, options);
  document.addEventListener('pointerdown', dismiss, options);
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
};
