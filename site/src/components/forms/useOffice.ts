import { graphql, useStaticQuery } from 'gatsby';

/** Mail address and telephone of the office, for who cannot use a form. */
export const useOffice = (): { email: string; phone: { display: string; e164: string } } | null => {
  const { company } = useStaticQuery<Queries.OfficeQuery>(graphql`
    query Office {
      company {
        email
        phone {
          display
          e164
        }
      }
    }
  `);
  return company;
};
