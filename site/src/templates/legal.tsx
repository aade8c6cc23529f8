import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { LegalView } from '../components/legal/LegalView';
import { type PageI18n, Seo } from '../head/Seo';
import { Layout } from '../layout/Layout';

const LegalPage = ({ data, pageContext }: PageProps<Queries.LegalPageQuery, { slug: string }>) => {
  if (!data.legalDocument || !data.company) {
    throw new Error(`content/legal/${pageContext.slug}.json or content/company.json is missing`);
  }
  return (
    <Layout navigation="solid">
      <LegalView legalDocument={data.legalDocument} company={data.company} />
    </Layout>
  );
};

export default LegalPage;

export const Head = ({
  data,
  pageContext,
}: HeadProps<Queries.LegalPageQuery, PageI18n & { slug: string }>) => (
  <Seo page={pageContext.slug} locales={data.locales} pageContext={pageContext} preview={data.preview} />
);

export const query = graphql`
  query LegalPage($language: String!, $slug: String!, $seo: String!) {
    locales: pageTexts(language: $language, texts: ["legal", $slug, $seo]) {
      ...Texts
    }
    legalDocument(jsonId: { eq: $slug }) {
      slug
      version
      updated
      effective
    }
    company {
      legalName
      registrationNumber
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
      terms {
        depositPercent
        fullPaymentDays
        minimumAge
        parentalConsentUnder
        passportMonths
      }
      retention {
        bookingYears
        contactYears
        analyticsMonths
        anonymisedAfterMonths
        answerDays
      }
    }
    preview: socialPreview(page: $slug, language: $language) {
      ...PreviewFacts
    }
  }
`;
