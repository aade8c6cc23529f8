import { graphql, useStaticQuery } from 'gatsby';
import { useEffect, useState } from 'react';
import type { DepartureDates } from './format';
import { type PastDepartures, type ShownDeparture, shownDepartures } from './pastDepartures';

/** The visitor's calendar date. */
const localToday = (): string => {
  const now = new Date();
  const part = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
};

/** What becomes of departures that have begun, and the day the site was built. */
const usePastDepartures = (): { policy: PastDepartures; built: string } => {
  const { company, site } = useStaticQuery<Queries.PastDeparturesQuery>(graphql`
    query PastDepartures {
      company {
        pastDepartures
      }
      site {
        buildTime(formatString: "YYYY-MM-DD")
      }
    }
  `);
  return { policy: (company?.pastDepartures ?? 'keep') as PastDepartures, built: site?.buildTime ?? '' };
};

/**
 * The departures to show: decided for the day of the build, and again in the page, since a static page ages.
 * @param departures of one expedition, in the order of the calendar
 */
export const useShownDepartures = <Departure extends DepartureDates>(
  departures: readonly Departure[],
): ShownDeparture<Departure>[] => {
  const { policy, built } = usePastDepartures();
  const [today, setToday] = useState(built);
  useEffect(() => {
    if (policy !== 'keep') setToday(localToday());
  }, [policy]);
  return shownDepartures(departures, policy, today);
};

/** The departures that were still to come, or are shown as if they were, on the day of the build; what search engines are told. */
export const useOfferedDepartures = <Departure extends DepartureDates>(
  departures: readonly Departure[],
): Departure[] => {
  const { policy, built } = usePastDepartures();
  return shownDepartures(departures, policy, built).flatMap(({ departure, departed }) =>
    departed ? [] : [departure],
  );
};
