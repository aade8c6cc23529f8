import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { BelowFold } from '../../layout/below-fold/BelowFold';
import { AdSlot } from '../advertising/AdSlot';
import { useShownDepartures } from '../expeditions/useShownDepartures';
import { FilmPlate } from '../film/FilmPlate';
import { ItineraryList, type StageText } from '../itinerary/ItineraryList';
import { LogLine } from '../ui/LogLine';
import { ClosingSection } from './ClosingSection';
import { DeparturesSection } from './DeparturesSection';
import { Highlights } from './Highlights';
import { IncludedLists } from './IncludedLists';
import { OverviewFacts } from './OverviewFacts';
import { TermsSection } from './TermsSection';
import { VoyageHero } from './VoyageHero';
import * as styles from './VoyageView.module.css';
import { durationText } from './durationText';

/** So few departures leave room for the expedition's plate beside them. */
const fewDepartures = 2;

export type VoyageFacts = NonNullable<Queries.VoyagePageQuery['expedition']>;

type VoyageViewProps = {
  expedition: VoyageFacts;
  terms: { readonly depositPercent: number; readonly fullPaymentDays: number };
};

/** An expedition page: its sections in their order. */
export const VoyageView = ({ expedition, terms }: VoyageViewProps) => {
  const { t } = useTranslation(['voyage', 'expeditions', 'common']);
  const departures = useShownDepartures(expedition.departures);
  // By the file, not by the day, so that the page keeps its shape when a departure lapses.
  const plateBesideDepartures = expedition.departures.length <= fewDepartures;
  const text = (key: string) => t(`expeditions:${expedition.slug}.${key}`);
  return (
    <>
      <VoyageHero expedition={expedition} />
      <BelowFold>
        <section className={`${layout.wrap} ${layout.section}`} aria-label={t('facts.label')}>
          <OverviewFacts expedition={expedition} />
          <p className={`${type.statement} ${styles.overview}`}>{text('overview')}</p>
        </section>
        <Highlights expedition={expedition} withPlate={!plateBesideDepartures} />
        <section className={`${layout.wrap} ${layout.follows}`}>
          <LogLine label={t('itinerary')}>{durationText(expedition.duration, t)}</LogLine>
          <h2 className={`${type.t1} ${styles.itineraryTitle}`}>{text('itineraryTitle')}</h2>
          <ItineraryList
            days={expedition.itinerary?.days ?? []}
            texts={
              t(`expeditions:${expedition.slug}.itinerary`, { returnObjects: true }) as readonly StageText[]
            }
          />
        </section>
        <div className={styles.advertisement}>
          <AdSlot slot="in-content" />
        </div>
        <DeparturesSection
          expedition={expedition}
          departures={departures}
          withPlate={plateBesideDepartures}
        />
        <IncludedLists slug={expedition.slug} />
        <TermsSection slug={expedition.slug} terms={terms} />
        {expedition.film && (
          <FilmPlate
            film={expedition.film}
            alt={text('filmAlt')}
            title={text('filmCaption')}
            label={t('film', { caption: text('filmCaption'), count: expedition.film.minutes })}
            className={styles.film}
          />
        )}
        <ClosingSection title={text('closing')} bookingName={expedition.preselects.bookingName} />
      </BelowFold>
    </>
  );
};
