import { graphql, useStaticQuery } from 'gatsby';
import type { AdSlotName } from './slots';

/** What content/company.json says of advertising: the network's ids and the voyage of our own advertisement. */
export const useAdvertising = () => {
  const { company } = useStaticQuery<Queries.AdvertisingQuery>(graphql`
    query Advertising {
      company {
        advertising {
          client
          slots
        }
        houseAdvertisement {
          slug
          cardFocus
          duration {
            min
            max
          }
          groupMax
          vessels {
            slug
          }
          hero {
            small: image {
              ...ThumbnailImage
            }
            large: image {
              ...CardImage
            }
          }
        }
      }
    }
  `);
  if (!company) throw new Error('content/company.json is missing');
  return {
    client: company.advertising.client,
    slots: company.advertising.slots as Readonly<Record<AdSlotName, string>>,
    voyage: company.houseAdvertisement,
  };
};

/** The voyage that our own advertisement shows. */
export type AdvertisedVoyage = ReturnType<typeof useAdvertising>['voyage'];
