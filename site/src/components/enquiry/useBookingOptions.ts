import { graphql, useStaticQuery } from 'gatsby';

/** What the booking form offers: every expedition of `content/` in order, and the ways to be reached. */
export const useBookingOptions = () => {
  const { allExpedition, company } = useStaticQuery<Queries.BookingOptionsQuery>(graphql`
    query BookingOptions {
      allExpedition(sort: { order: ASC }) {
        nodes {
          slug
          bookingName
        }
      }
      company {
        contactMethods(form: "booking")
      }
    }
  `);
  return { expeditions: allExpedition.nodes, contactMethods: company?.contactMethods ?? [] };
};
