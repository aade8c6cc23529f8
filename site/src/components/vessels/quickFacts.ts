import type { TFunction } from 'i18next';
import type { Fact } from '../ui/FactRows';
import { measureText } from './measures';

type Yacht = {
  readonly slug: string;
  readonly lengthMetres: number;
  readonly guests: number;
  readonly cabins: number;
};

/**
 * Length, capacity, cabins and specialty of a yacht.
 * @param cabinsTerm the text key that names the cabins: the vessel page speaks of accommodation
 */
export const quickFacts = (
  { slug, lengthMetres, guests, cabins }: Yacht,
  cabinsTerm: 'cabins' | 'accommodation',
  t: TFunction,
): Fact[] => [
  { term: t('vessel:terms.length'), value: measureText('metres', lengthMetres, t) },
  { term: t('vessel:terms.capacity'), value: t('vessel:values.guests', { count: guests }) },
  { term: t(`vessel:terms.${cabinsTerm}`), value: t('vessel:values.cabins', { count: cabins }) },
  { term: t('vessel:terms.specialty'), value: t(`vessels:${slug}.specialty`) },
];
