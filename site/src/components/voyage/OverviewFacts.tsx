import { useTranslation } from 'react-i18next';
import * as type from '../../styles/type.module.css';
import { amountText } from '../expeditions/format';
import * as styles from './OverviewFacts.module.css';
import type { VoyageFacts } from './VoyageView';
import { durationText } from './durationText';

/** The overview cards: duration, price, yacht and departure port. */
export const OverviewFacts = ({ expedition }: { expedition: VoyageFacts }) => {
  const { t } = useTranslation(['voyage', 'common', 'places']);
  const [price, ...otherPrices] = expedition.prices;
  const [vessel, ...otherVessels] = expedition.vessels;
  const facts = [
    { term: t('facts.duration'), value: durationText(expedition.duration, t), notes: [] },
    {
      term: t('facts.price'),
      value: price ? amountText(price, t) : t('common:priceOnRequest'),
      notes: [
        ...(price ? [t(`common:priceUnits.${price.unit}`)] : []),
        ...otherPrices.map((other) => `${amountText(other, t)} ${t(`common:priceUnits.${other.unit}`)}`),
      ],
    },
    {
      term: t('facts.yacht'),
      value: vessel?.name,
      notes: otherVessels.map(({ name }) => t('facts.orYacht', { name })),
    },
    {
      term: t('facts.port'),
      value: t(`places:${expedition.port}.name`),
      notes: [t(`places:${expedition.port}.country`)],
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value, notes }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd className={`${type.t4} ${type.numbers}`}>{value}</dd>
          {notes.map((note) => (
            <dd key={note} className={`${styles.note} ${type.numbers}`}>
              {note}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
};
