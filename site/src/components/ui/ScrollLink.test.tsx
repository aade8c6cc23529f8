import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { ScrollLink } from './ScrollLink';

jest.mock('./scrollBehavior', () => ({ scrollBehavior: () => 'instant' }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const press = (): boolean => {
  const link = screen.getByRole('link');
  const click = createEvent.click(link);
  fireEvent(link, click);
  return click.defaultPrevented;
};

test('leads to a section that is drawn only after the press, without a navigation', () => {
  const scrolled = jest.fn();
  const { rerender } = render(<ScrollLink to="cost">Book</ScrollLink>);
  expect(press()).toBe(true);
  rerender(
    <>
      <ScrollLink to="cost">Book</ScrollLink>
      <section id="cost" ref={(section) => section && Object.assign(section, { scrollIntoView: scrolled })} />
    </>,
  );
  jest.advanceTimersToNextTimer();
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(window.location.hash).toBe('#cost');
});

test('does not look for its section on the page that the visitor has gone on to', () => {
  const scrolled = jest.fn();
  const { rerender } = render(<ScrollLink to="price">Book</ScrollLink>);
  press();
  window.history.pushState(null, '', '/fleet');
  rerender(
    <section id="price" ref={(section) => section && Object.assign(section, { scrollIntoView: scrolled })} />,
  );
  jest.runAllTimers();
  expect(scrolled).not.toHaveBeenCalled();
  expect(window.location.hash).toBe('');
});

test('gives up where there is no such section', () => {
  render(<ScrollLink to="nowhere">Book</ScrollLink>);
  expect(press()).toBe(true);
  jest.runAllTimers();
  expect(jest.getTimerCount()).toBe(0);
  expect(window.location.hash).not.toBe('#nowhere');
});
