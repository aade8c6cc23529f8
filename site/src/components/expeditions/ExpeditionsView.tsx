import { useTranslation } from 'react-i18next';
import { BelowFold } from '../../layout/below-fold/BelowFold';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { AdSlot } from '../advertising/AdSlot';
import * as action from '../ui/action.module.css';
import { PageHead } from '../ui/PageHead';
import { ExpeditionCard } from './ExpeditionCard';
import * as styles from './ExpeditionsView.module.css';

type ExpeditionsViewProps = {
  expeditions: readonly Queries.ExpeditionCardFactsFragment[];
  phone: { readonly e164: string; readonly display: string } | null | undefined;
};

/** All expeditions as cards in 1, 2 or 3 columns, then contact and call links. */
export const ExpeditionsView = ({ expeditions, phone }: ExpeditionsViewProps) => {
  const { t } = useTranslation('expeditionsPage');
  return (
    <>
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <BelowFold>
        <section className={`${layout.wrap} ${layout.follows}`} aria-label={t('title')}>
          <div className={layout.cards}>
            {expeditions.map((expedition, place) => (
              <ExpeditionCard
                key={expedition.slug}
                expedition={expedition}
                headingLevel="h2"
                opensPage={place === 0}
              />
            ))}
          </div>
        </section>
        <section className={`${layout.wrap} ${layout.follows}`}>
          <div className={`${layout.grid} ${styles.closing}`}>
            <h2 className={`${type.t1} ${styles.question}`}>{t('question')}</h2>
            <div className={styles.links}>
              <LocalizedLink to="/contact" className={action.second}>
                {t('contact')}
              </LocalizedLink>
              {phone && (
                <a className={action.link} href={`tel:${phone.e164}`}>
                  {t('call', { phone: phone.display })}
                </a>
              )}
            </div>
          </div>
        </section>
        <AdSlot slot="footer" />
      </BelowFold>
    </>
  );
};
