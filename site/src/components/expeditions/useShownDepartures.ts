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

/**
 * The departures to show: decided for the day of the build, and again in the page, since a static page ages.
 * @param departures of one expedition, in the order of the calendar
 */
export const useShownDepartures = <Departure extends DepartureDates>(
  departures: readonly Departure[],
): ShownDeparture<Departure>[] => {
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
  const policy = (company?.pastDepartures ?? 'keep') as PastDepartures;
  const [today, setToday] = useState(site?.buildTime ?? '');
  useEffect(() => {
    if (policy !== 'keep') setToday(localToday());
  }, [policy]);
  return shownDepartures(departures, policy, today);
};
