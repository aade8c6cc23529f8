import type { TFunction } from 'i18next';

/**
 * A number in the language's own way, such as `8,000` or `8.000`. The signs come from a sample among the texts: the browser's own
 * formatter, asked for the first time, holds a phone up for some 60 ms.
 */
export const numberText = (value: number, t: TFunction): string => {
  const [, thousands = '', decimal = ''] = /^1(.*)234(.*)5$/.exec(t('common:numberSample')) ?? [];
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
};
