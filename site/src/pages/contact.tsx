import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ContactView } from '../components/contact/ContactView';
import { contactQuestions } from '../components/contact/contactQuestions';
import { type PageI18n, Seo } from '../head/Seo';
import { organisation } from '../head/structured-data/organisation';
import { questions } from '../head/structured-data/questions';
import { headTranslator } from '../i18n/headTranslator';
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

export const Head = ({ data, pageContext }: HeadProps<Queries.ContactPageQuery, PageI18n>) => {
  const { company, site, locales, preview } = data;
  const t = headTranslator(locales, pageContext.i18n.language);
  return (
    <Seo
      page="contact"
      locales={locales}
      pageContext={pageContext}
      preview={preview}
      structuredData={
        company
          ? [
              organisation(company, site?.siteMetadata?.siteUrl ?? ''),
              questions(contactQuestions(company.terms, t)),
            ]
          : []
      }
    />
  );
};

export const query = graphql`
  query ContactPage($language: String!) {
    locales: pageTexts(language: $language, texts: ["contact", "forms", "seo.contact"]) {
      ...Texts
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    company {
      ...OrganisationFacts
      phone {
        display
      }
      terms {
        depositPercent
        fullPaymentDays
        minimumAge
        parentalConsentUnder
        passportMonths
      }
    }
    preview: socialPreview(page: "contact", language: $language) {
      ...PreviewFacts
    }
  }
`;
