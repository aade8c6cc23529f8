import { BelowFold } from '../../layout/below-fold/BelowFold';
import { AdventureSection } from './AdventureSection';
import { AwaitsSection } from './AwaitsSection';
import { CelebrationSection } from './CelebrationSection';
import { FiguresBand } from './FiguresBand';
import { FilmSection } from './FilmSection';
import { GuestSection } from './GuestSection';
import { NewYearHero } from './NewYearHero';
import { PriceSection } from './PriceSection';
import { RouteSection } from './RouteSection';
import { VesselsSection } from './VesselsSection';

/** Which texts a New Year page shows, and where they lie. */
export type NewYearWords = {
  /** Namespace of the words of the voyage. */
  words: string;
  /** Key of the words of the days. */
  routeWords: string;
};

export type NewYearViewProps = NewYearWords & {
  facts: Queries.NewYearPageFactsFragment;
  voyage: Queries.NewYearVoyageFactsFragment;
  company: NonNullable<Queries.NewYearPageQuery['company']>;
};

/** A New Year landing page: its sections in their order. */
export const NewYearView = ({ facts, voyage, company, words, routeWords }: NewYearViewProps) => (
  <>
    <NewYearHero facts={facts} voyage={voyage} words={words} />
    <BelowFold>
      <FiguresBand voyage={voyage} />
      {facts.guest && <GuestSection guest={facts.guest} countries={company.guest.countries} />}
      {facts.awaits && <AwaitsSection pictures={facts.awaits} />}
      {facts.promo && <FilmSection film={facts.promo} />}
      {facts.route && (
        <RouteSection
          route={facts.route}
          duration={voyage.duration.max}
          words={words}
          routeWords={routeWords}
        />
      )}
      {facts.vessels && <VesselsSection vessels={facts.vessels} words={words} />}
      {facts.celebration && <CelebrationSection picture={facts.celebration} words={words} />}
      <AdventureSection group={voyage.groupMax} />
      <PriceSection voyage={voyage} company={company} />
    </BelowFold>
  </>
);
