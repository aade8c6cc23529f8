import { graphql, useStaticQuery } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Statistics } from './Statistics';

/** The company in four figures, counted from `content/`. */
export const CompanyStatistics = () => {
  const { t } = useTranslation('common');
  const { company, vessels, voyages } = useStaticQuery<Queries.CompanyStatisticsQuery>(graphql`
    query CompanyStatistics {
      company {
        safetyMonitoring
      }
      vessels: allVessel {
        nodes {
          guests
        }
      }
      voyages: allExpedition(filter: { layout: { eq: "voyage" } }) {
        totalCount
      }
    }
  `);
  const yachts = vessels.nodes.length;
  const coasts = voyages.totalCount;
  return (
    <Statistics
      items={[
        { number: String(yachts), label: t('statistics.yachts', { count: yachts }) },
        {
          number: String(Math.max(...vessels.nodes.map(({ guests }) => guests))),
          label: t('statistics.guests'),
        },
        { number: String(coasts), label: t('statistics.coasts', { count: coasts }) },
        { number: company?.safetyMonitoring ?? '', label: t('statistics.safety') },
      ]}
    />
  );
};
