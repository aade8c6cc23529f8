import type { Locator, Page as Tab } from '@playwright/test';
import { text } from '../../../e2e/tests/support/languages';
import type { Device } from './condition';

/** One thing a visitor does. */
export interface Step {
  what: string;
  act: (tab: Tab) => Promise<void>;
}

/** What a visitor does on one page, one step after another. */
export interface Flow {
  path: string;
  device: Device;
  steps: readonly Step[];
}

type Find = (tab: Tab) => Locator;

const tap = (what: string, find: Find): Step => ({ what, act: (tab) => find(tab).tap() });
const click = (what: string, find: Find): Step => ({ what, act: (tab) => find(tab).click() });
const type = (what: string, find: Find, key: string): Step => ({
  what,
  act: async (tab) => {
    await find(tab).focus();
    await tab.keyboard.press(key);
  },
});
const key = (what: string, name: string): Step => ({ what, act: (tab) => tab.keyboard.press(name) });

/**
 * Everything that is operated on the site, page by page, as it is named in a language.
 * @param language a code
 */
export const flowsIn = (language: string): Flow[] => {
  const say = (words: string) => text(language, words);
  const button = (words: string, within: Find = (tab) => tab.locator('body')): Find => {
    return (tab) => within(tab).getByRole('button', { name: say(words), exact: true });
  };
  const dialog: Find = (tab) => tab.getByRole('dialog');
  const photograph: Find = (tab) => tab.locator('main button[aria-haspopup="dialog"]').first();
  const field = (name: string): Find => {
    return (tab) => tab.locator(`form[data-form="booking"] [name="${name}"]`);
  };
  const filter = (name: string): Step => tap(`filter: ${name}`, button(`gallery:filters.${name}`));
  const viewer = [
    tap('viewer opened', photograph),
    tap('viewer: next', button('common:viewer.next', dialog)),
    tap('viewer: previous', button('common:viewer.previous', dialog)),
    key('viewer closed', 'Escape'),
  ];
  const days: Find = (tab) => tab.locator('#route ol').getByRole('button');
  return [
    {
      path: '/',
      device: 'phone',
      steps: [
        tap(
          'cookie details shown',
          button('consent:settings', (tab) => tab.getByRole('region')),
        ),
        tap('cookie details hidden', button('consent:banner.hideDetails')),
        tap('cookies declined', button('consent:banner.decline')),
        tap('menu opened', button('navigation:openMenu')),
        tap('menu closed', button('navigation:closeMenu')),
        type('form: a letter typed', field('firstName'), 'K'),
        type('form: an expedition selected', field('expedition'), 'ArrowDown'),
        tap('form: agreed', (tab) => tab.locator('form[data-form="booking"] label:has([type="checkbox"])')),
        ...viewer,
      ],
    },
    {
      path: '/expeditions',
      device: 'desk',
      steps: [
        click('languages opened', (tab) => tab.locator('#language-button')),
        key('languages closed', 'Escape'),
        click(
          'cookie dialog opened',
          button('consent:settings', (tab) => tab.getByRole('contentinfo')),
        ),
        click('cookie dialog: switched', (tab) =>
          dialog(tab).getByText(say('consent:kinds.analytics.name'), { exact: true }),
        ),
        click('cookie dialog closed', button('consent:dialog.close', dialog)),
      ],
    },
    {
      path: '/photo-gallery',
      device: 'phone',
      steps: [...['wildlife', 'landscape', 'expedition', 'all'].map(filter), ...viewer],
    },
    {
      path: '/antarctica',
      device: 'phone',
      steps: [tap('itinerary: photograph opened', photograph), key('itinerary: photograph closed', 'Escape')],
    },
    {
      path: '/vessel/lazarev',
      device: 'phone',
      steps: [
        tap('gallery: next', (tab) => button('common:viewer.next')(tab).first()),
        tap('gallery: thumbnail', (tab) =>
          tab
            .getByRole('list', { name: say('vessel:gallery.choose') })
            .getByRole('button')
            .nth(3),
        ),
      ],
    },
    {
      path: '/newyear2027',
      device: 'phone',
      steps: [
        tap('itinerary: next day', button('newyear:stepper.next')),
        tap('itinerary: day 6', (tab) => days(tab).nth(5)),
        tap('itinerary: previous day', button('newyear:stepper.previous')),
      ],
    },
  ];
};
