import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { ItineraryList, type StageText } from '../itinerary/ItineraryList';
import * as action from '../ui/action.module.css';
import { LogLine } from '../ui/LogLine';
import type { StepperText } from './DayPanel';
import { DayStepper } from './DayStepper';
import type { NewYearWords } from './NewYearView';
import * as styles from './RouteSection.module.css';

type RouteSectionProps = NewYearWords & {
  route: NonNullable<Queries.NewYearPageFactsFragment['route']>;
  /** Days of the whole voyage. */
  duration: number;
};

/** The days: one at a time on night, or all in a list on white, as the page's facts say. */
export const RouteSection = ({ route, duration, words, routeWords }: RouteSectionProps) => {
  const { t } = useTranslation(['newyear', 'common', 'expeditions', words]);
  const stepper = route.view === 'stepper';
  const { days } = route.itinerary;
  const texts: unknown = t(routeWords, { returnObjects: true });
  const total = t('common:days', { count: duration });
  return (
    <section
      id="route"
      tabIndex={-1}
      className={`${stepper ? layout.night : ''} ${layout.section} ${styles.section}`}
    >
      <div className={layout.wrap}>
        <LogLine label={t('newyear:route.label')}>
          {stepper ? t('common:days', { count: days.length }) : total}
        </LogLine>
        <div className={`${layout.grid} ${styles.head}`}>
          <h2 className={`${type.t1} ${styles.title}`}>{t(`${words}:route.title`)}</h2>
          <div className={styles.side}>
            {stepper && <p className={type.muted}>{t('newyear:stepper.lead', { days: total })}</p>}
            {route.voyage && (
              <LocalizedLink to={`/${route.voyage.slug}`} className={action.link}>
                {t('newyear:route.link', { name: t(`expeditions:${route.voyage.slug}.title`) })}
              </LocalizedLink>
            )}
          </div>
        </div>
        {stepper ? (
          <DayStepper days={days} texts={texts as readonly StepperText[]} />
        ) : (
          <ItineraryList days={days} texts={texts as readonly StageText[]} />
        )}
      </div>
    </section>
  );
};
