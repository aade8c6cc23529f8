/**
 * What the shell around every page says (`site/src/layout/Layout.tsx`), with everything in it that loads later: menus, consent, the cookie
 * settings with the date of the answer, notifications and tooltips. In the form of `PageTexts` in `site/schema/locale.graphql`.
 */
export const shellTexts: readonly string[] = [
  'common',
  'navigation',
  'footer',
  'consent',
  'dates',
  'booking.title',
  'expeditions.{linked}.title',
  'seo.default',
];
