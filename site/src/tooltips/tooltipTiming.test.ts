import { openDelayMs, skipDelayMs, watchTooltips } from './tooltipTiming';

const shown = jest.fn<void, [HTMLElement | null]>();
let stop: () => void;

const control = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const point = (target: Element, pointerType = 'mouse'): boolean =>
  target.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
const lastShown = (): string | undefined => shown.mock.lastCall?.[0]?.id;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  document.body.innerHTML =
    '<button data-tooltip id="one"><i></i></button><button data-tooltip id="two"></button><p id="aside"></p><div role="tooltip" id="tip"></div>';
  stop = watchTooltips(shown);
});

afterEach(() => {
  stop();
  shown.mockReset();
  jest.useRealTimers();
});

it('waits for a pointer to rest 700 ms, wherever in the control', () => {
  point(document.querySelector('i') as Element);
  jest.advanceTimersByTime(openDelayMs - 1);
  point(control('one'));
  expect(shown).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(lastShown()).toBe('one');
});

it('shows nothing when the pointer leaves before', () => {
  point(control('one'));
  jest.advanceTimersByTime(openDelayMs - 1);
  point(control('aside'));
  jest.advanceTimersByTime(5_000);
  expect(shown).not.toHaveBeenCalled();
});

it.each([
  ['at once within 300 ms', skipDelayMs - 1, 0],
  ['after the delay later', skipDelayMs, openDelayMs],
])('shows the next one %s after one has gone', (_what, pause, wait) => {
  point(control('one'));
  jest.advanceTimersByTime(openDelayMs);
  document.dispatchEvent(new Event('pointerdown'));
  expect(shown).toHaveBeenLastCalledWith(null);
  jest.advanceTimersByTime(pause);
  point(control('two'));
  jest.advanceTimersByTime(Math.max(0, wait - 1));
  if (wait > 0) expect(shown).toHaveBeenLastCalledWith(null);
  jest.advanceTimersByTime(1);
  expect(lastShown()).toBe('two');
});

it('stays while the pointer is on the tooltip itself', () => {
  point(control('one'));
  jest.advanceTimersByTime(openDelayMs);
  point(control('aside'));
  jest.advanceTimersByTime(50);
  point(control('tip'));
  jest.advanceTimersByTime(5_000);
  expect(lastShown()).toBe('one');
  point(control('aside'));
  jest.advanceTimersByTime(200);
  expect(shown).toHaveBeenLastCalledWith(null);
});

it('ignores a finger, and goes on Escape', () => {
  point(control('one'), 'touch');
  jest.advanceTimersByTime(5_000);
  expect(shown).not.toHaveBeenCalled();
  point(control('two'));
  jest.advanceTimersByTime(openDelayMs);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(shown).toHaveBeenLastCalledWith(null);
});

it('waits at a focused control until the page stands still, and keeps its tooltip when the pointer leaves another', () => {
  const one = control('one');
  jest.spyOn(one as { matches: (selector: string) => boolean }, 'matches').mockReturnValue(true);
  one.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(lastShown()).toBe('one');
  document.dispatchEvent(new Event('scroll'));
  expect(shown).toHaveBeenLastCalledWith(null);
  jest.advanceTimersByTime(100);
  document.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(149);
  expect(shown).toHaveBeenLastCalledWith(null);
  jest.advanceTimersByTime(1);
  expect(lastShown()).toBe('one');
  point(control('aside'));
  jest.advanceTimersByTime(5_000);
  expect(lastShown()).toBe('one');
  one.dispatchEvent(new Event('focusout', { bubbles: true }));
  expect(shown).toHaveBeenLastCalledWith(null);
});
