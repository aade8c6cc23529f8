import { act, render, screen } from '@testing-library/react';
import { AdSlot } from './AdSlot';
import type { AdSlotName } from './slots';
import { acceptAll, decline, resetConsent, saveSettings } from '../consent/consentStore';
import { useAdvertising } from './useAdvertising';

jest.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
jest.mock('./useAdvertising');
jest.mock('./HouseBanner', () => ({ HouseBanner: () => <a href="/newyear2027">our own voyage</a> }));

const noSlots: Record<AdSlotName, string> = { banner: '', sidebar: '', 'in-content': '', footer: '' };
const configure = (client: string, banner: string) =>
  jest.mocked(useAdvertising).mockReturnValue({
    client,
    slots: { ...noSlots, banner },
  } as ReturnType<typeof useAdvertising>);

const network = () => document.querySelector('ins');
const foreignScripts = () => document.head.querySelectorAll('script').length;

beforeEach(() => configure('client', '111'));

afterEach(() => act(resetConsent));

it.each<AdSlotName>(['banner', 'sidebar', 'in-content', 'footer'])(
  'carries the name %s and its label',
  (slot) => {
    render(<AdSlot slot={slot} />);
    expect(document.querySelector(`[data-ad-slot="${slot}"]`)).toHaveTextContent('label');
    expect(screen.getByText('our own voyage')).toBeInTheDocument();
  },
);

it('asks the network for nothing before an answer, nor after a refusal', () => {
  render(<AdSlot slot="banner" />);
  expect(network()).not.toBeInTheDocument();
  act(decline);
  expect(network()).not.toBeInTheDocument();
  expect(foreignScripts()).toBe(0);
});

it.each([
  ['the client', '', '111'],
  ['the slot', 'client', ''],
])('keeps our own advertisement when company.json does not name %s', (_what, client, slot) => {
  configure(client, slot);
  act(acceptAll);
  render(<AdSlot slot="banner" />);
  expect(network()).not.toBeInTheDocument();
  expect(foreignScripts()).toBe(0);
});

it('keeps our own advertisement when advertising is switched off', () => {
  act(() => saveSettings({ analytics: true, advertising: false, functional: true }));
  render(<AdSlot slot="banner" />);
  expect(network()).not.toBeInTheDocument();
});

it('gives the place back to our own advertisement with a reset, and lets the network ask for nothing more', () => {
  render(<AdSlot slot="banner" />);
  act(acceptAll);
  expect(window.adsbygoogle?.pauseAdRequests).toBe(0);
  act(resetConsent);
  expect(network()).not.toBeInTheDocument();
  expect(window.adsbygoogle?.pauseAdRequests).toBe(1);
  act(acceptAll);
  expect(window.adsbygoogle?.pauseAdRequests).toBe(0);
});

it('turns to the network at once when the visitor accepts, loads its script once, and logs its failure', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  render(<AdSlot slot="banner" />);
  render(<AdSlot slot="banner" />);
  act(acceptAll);
  expect(network()).toHaveAttribute('data-ad-slot', '111');
  expect(foreignScripts()).toBe(1);
  await act(async () => {
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await Promise.resolve();
  });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('advertising network'), expect.any(Error));
  expect(screen.getAllByText('our own voyage')).toHaveLength(2);
});
