import type { TFunction } from 'i18next';
import { numberText } from '../../i18n/numberText';

/** Units that the texts name under `vessel:values`. */
type Unit = 'metres' | 'knots' | 'kilowatts' | 'litres' | 'litresPerHour' | 'squareMetres';

/** A measure with its unit, such as `23 m`. */
export const measureText = (unit: Unit, value: number, t: TFunction): string =>
  t(`vessel:values.${unit}`, { value: numberText(value, t) });
