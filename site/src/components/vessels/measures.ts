import type { TFunction } from 'i18next';

/** Units that the texts name under `vessel:values`. */
type Unit = 'metres' | 'knots' | 'kilowatts' | 'litres' | 'litresPerHour' | 'squareMetres';

/** A number in the language's own way, such as `8,000` or `8.000`. */
export const numberText = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { useGrouping: true }).format(value);

/** A measure with its unit, such as `23 m`. */
export const measureText = (unit: Unit, value: number, t: TFunction, language: string): string =>
  t(`vessel:values.${unit}`, { value: numberText(value, language) });
