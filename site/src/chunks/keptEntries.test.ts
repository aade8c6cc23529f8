import { reloadOnce, restoreEntries } from './keptEntries';

// A reload waits for the network, so that the test sees what is kept for it.
jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

beforeEach(() => {
  window.history.replaceState({ key: 'of the router' }, '');
  document.body.innerHTML =
    '<form data-form="contact"><input name="email"><input type="checkbox" name="privacy"></form>';
});

const control = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

test('a build is loaded anew once, and what else the history holds stays', () => {
  window.___webpackCompilationHash = 'first';
  expect(reloadOnce()).toBe(true);
  expect(reloadOnce()).toBe(false);
  window.___webpackCompilationHash = 'second';
  expect(reloadOnce()).toBe(true);
  expect(window.history.state).toEqual({ key: 'of the router', reloadedBuilds: ['first', 'second'] });
});

test('what was typed is put back and forgotten', () => {
  const entry = { form: 'contact', value: 'on', checked: false };
  const entries = [
    { ...entry, name: 'email', value: 'ada@example.com' },
    { ...entry, name: 'privacy', checked: true },
    { ...entry, name: 'no-longer-there' },
    { ...entry, form: 'booking', name: 'email' },
  ];
  window.history.replaceState({ key: 'of the router', entries }, '');
  restoreEntries();
  expect(control('email').value).toBe('ada@example.com');
  expect(control('privacy').checked).toBe(true);
  expect(window.history.state).toEqual({ key: 'of the router' });
});

test('without anything kept nothing happens', () => {
  window.history.replaceState(null, '');
  restoreEntries();
  expect(control('email').value).toBe('');
});
