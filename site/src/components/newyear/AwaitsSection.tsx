import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { Plate } from '../media/Plate';
import * as card from '../ui/card.module.css';
import { LogLine } from '../ui/LogLine';
import * as styles from './AwaitsSection.module.css';

type AwaitsText = { readonly title: string; readonly text: string; readonly alt: string };
type AwaitsPicture = NonNullable<Queries.NewYearPageFactsFragment['awaits']>[number];

/** What awaits the guests, in three columns. */
export const AwaitsSection = ({ pictures }: { pictures: readonly AwaitsPicture[] }) => {
  const { t } = useTranslation('newyear');
  const texts = t('awaits.items', { returnObjects: true }) as readonly AwaitsText[];
  return (
    <section id="awaits" tabIndex={-1} className={`${layout.wrap} ${layout.section} ${styles.section}`}>
      <LogLine label={t('awaits.label')} />
      <h2 className="visually-hidden">{t('awaits.label')}</h2>
      <div className={layout.cards}>
        {texts.map(({ title, text, alt }, index) => {
          const picture = pictures[index];
          return (
            <article key={title} className={card.card}>
              {picture && (
                <Plate image={picture.image} alt={alt} focus={picture.focus} className={styles.plate} />
              )}
              <h3 className={`${type.t3} ${card.title}`}>{title}</h3>
              <p className={card.text}>{text}</p>
            </article>
          );
        })}
      </div>
    </section>
  );
};
