import { act, fireEvent, render, screen } from '@testing-library/react';
import * as React from 'react';

jest.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
jest.mock('../../i18n/LocalizedLink', () => ({
  LocalizedLink: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

const showBanner = async () => {
  const { CookieBanner } = await import('./CookieBanner');
  return render(<CookieBanner />);
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const banner = () => screen.queryByRole('region', { name: 'banner.label' });

beforeEach(() => {
  localStorage.clear();
  // A new visit: fresh modules, but the React that the test library renders with.
  jest.resetModules();
  jest.doMock('react', () => React);
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

it('appears after a second, not before', async () => {
  await showBanner();
  wait(999);
  expect(banner()).not.toBeInTheDocument();
  wait(1);
  expect(banner()).toBeInTheDocument();
});

it('stays away when an answer is stored', async () => {
  localStorage.setItem('cookie-consent', 'declined');
  await showBanner();
  wait(5000);
  expect(banner()).not.toBeInTheDocument();
});

it.each([
  ['banner.accept', 'accepted'],
  ['banner.decline', 'declined'],
])('goes with %s and stores %s', async (name, state) => {
  await showBanner();
  wait(1000);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(banner()).not.toBeInTheDocument();
  expect(localStorage.getItem('cookie-consent')).toBe(state);
});

it('goes with its close button, stores nothing, and stays away on the next page of the visit', async () => {
  const { unmount } = await showBanner();
  wait(1000);
  fireEvent.click(screen.getByRole('button', { name: 'banner.close' }));
  expect(banner()).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
  unmount();
  await showBanner();
  wait(5000);
  expect(banner()).not.toBeInTheDocument();
});

it('asks again after a reset, also when it was closed without an answer', async () => {
  await showBanner();
  wait(1000);
  fireEvent.click(screen.getByRole('button', { name: 'banner.close' }));
  const { resetConsent } = await import('./consentStore');
  act(resetConsent);
  wait(0);
  expect(banner()).toBeInTheDocument();
});

it('expands and collapses its details', async () => {
  await showBanner();
  wait(1000);
  const toggle = screen.getByRole('button', { name: 'settings', expanded: false });
  expect(screen.getByText('kinds.analytics.text')).not.toBeVisible();
  fireEvent.click(toggle);
  expect(screen.getByText('kinds.analytics.text')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'banner.hideDetails', expanded: true }));
  expect(screen.getByText('kinds.analytics.text')).not.toBeVisible();
});
