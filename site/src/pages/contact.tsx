import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContactView } from '../components/contact/ContactView';
import { type PageI18n, Seo } from '../head/Seo';
import { organisation } from '../head/structuredData';
import { Layout } from '../layout/Layout';

const ContactPage = ({ data }: PageProps<Queries.ContactPageQuery>) => {
  if (!data.company) throw new Error('content/company.json is missing');
  return (
    <Layout navigation="solid">
      <ContactView company={data.company} />
    </Layout>
  );
};

export default ContactPage;

export const Head = ({ data, pageContext }: HeadProps<Queries.ContactPageQuery, PageI18n>) => (
  <Seo
    page="contact"
    locales={data.locales}
    pageContext={pageContext}
    structuredData={
      data.company ? organisation(data.company, data.site?.siteMetadata?.siteUrl ?? '') : undefined
    }
  />
);

export const query = graphql`
  query ContactPage($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: {
          in: [
            "common"
            "navigation"
            "footer"
            "consent"
            "booking"
            "expeditions"
            "forms"
            "contact"
            "seo"
          ]
        }
      }
    ) {
      edges {
        node {
          ns
          language
          data(only: ["booking.title", "expeditions.{linked}.title", "seo.default", "seo.contact"])
        }
      }
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    company {
      name
      legalName
      email
      phone {
        e164
        display
      }
      address {
        street
        postalCode
        city
        country
      }
      social {
        profile
      }
      terms {
        depositPercent
        fullPaymentDays
        minimumAge
        parentalConsentUnder
        passportMonths
      }
    }
  }
`;
