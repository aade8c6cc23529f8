import * as styles from './BelowFold.module.css';
import { layOutInTurn } from './wholePage';

const root = document.documentElement;
let moments: (() => void)[] = [];

beforeEach(() => {
  moments = [];
  document.body.innerHTML = `<div class="${styles.part}"></div>`.repeat(2);
  Object.assign(window, {
    requestAnimationFrame: (next: () => void) => next(),
    requestIdleCallback: (next: () => void) => moments.push(next),
  });
});
afterEach(() => root.removeAttribute('data-whole'));

test('one part is laid out in each idle moment, and then the page is whole', () => {
  const laidOut = () => document.querySelectorAll('[data-laid-out]').length;
  layOutInTurn();
  expect(laidOut()).toBe(1);
  moments.shift()?.();
  expect(laidOut()).toBe(2);
  expect(root).not.toHaveAttribute('data-whole');
  moments.shift()?.();
  expect(root).toHaveAttribute('data-whole');
  expect(moments).toEqual([]);
});

test('a browser that knows no idle moments lays out all of it', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  layOutInTurn();
  expect(root).toHaveAttribute('data-whole');
});
