/** What the languages plugin needs of react-i18next; it asks for the whole of it, which every page would load (`site/node/webpack.ts`). */
export { I18nextProvider, useTranslation } from 'react-i18next';
