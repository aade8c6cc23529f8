import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BelowFold } from './BelowFold';
import { noteArrival } from './arrival';

const page = (
  <BelowFold>
    <p>Below</p>
  </BelowFold>
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  noteArrival({ hash: '' }, true);
});

test.each([
  ['opens a page by itself', { hash: '' }, true],
  ['goes back', { hash: '', action: 'POP' }, false],
  ['presses a link to a section', { hash: '#booking', action: 'PUSH' }, false],
])('who %s has all of the page at once', (_who, place, isFirstPage) => {
  noteArrival(place, isFirstPage);
  expect(renderToString(page)).toContain('Below');
});

test('who presses a link has the first screen first, and the rest after it has been painted', () => {
  noteArrival({ hash: '', action: 'PUSH' }, false);
  render(page);
  expect(screen.queryByText('Below')).toBeNull();
  act(() => jest.runAllTimers());
  expect(screen.queryByText('Below')).not.toBeNull();
});

test('a page left at once draws nothing more', () => {
  noteArrival({ hash: '', action: 'PUSH' }, false);
  const { unmount } = render(page);
  jest.advanceTimersToNextTimer();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
