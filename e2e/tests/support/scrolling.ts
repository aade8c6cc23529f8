import type { Page } from '@playwright/test';

/** Clicks a link and tells how the page was asked to scroll, each time: `smooth` or `instant`. */
export const scrollBehaviours = (page: Page, selector: string): Promise<(string | undefined)[]> =>
  page.evaluate((link) => {
    const behaviours: (string | undefined)[] = [];
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function record(options) {
      behaviours.push(typeof options === 'object' ? options.behavior : undefined);
      scroll.call(this, options);
    };
    document.querySelector<HTMLElement>(link)?.click();
    Element.prototype.scrollIntoView = scroll;
    return behaviours;
  }, selector);
