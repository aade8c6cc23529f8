import type { TFunction } from 'i18next';

/** A duration in days, such as `18 days` or `7–8 days`. */
export const durationText = (
  { min, max }: { readonly min: number; readonly max: number },
  t: TFunction,
): string => (min === max ? t('common:days', { count: max }) : t('common:dayRange', { min, max }));
