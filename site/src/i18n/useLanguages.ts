import { graphql, useStaticQuery } from 'gatsby';
import { useI18next } from 'gatsby-plugin-react-i18next';

/** A language option. */
export type Language = { code: string; name: string; flag: string; script: 'latin' | 'cyrillic' };

type LanguageText = Omit<Language, 'code'>;

/** Reads what each language says of itself: `locales/{lng}/language.json`. */
export const useLanguageList = (): Language[] => {
  const { allLocale } = useStaticQuery<Queries.LanguageListQuery>(graphql`
    query LanguageList {
      allLocale(filter: { ns: { eq: "language" } }) {
        nodes {
          language
          data
        }
      }
    }
  `);
  return allLocale.nodes.map(({ language, data }) => ({
    code: language,
    ...(JSON.parse(data) as LanguageText),
  }));
};

/** The languages in the order of the addresses, and the page's own. Only inside the languages provider, not in `Head`. */
export const useLanguages = (): { languages: Language[]; current: Language } => {
  const { language, languages: codes } = useI18next();
  const list = useLanguageList();
  const languages = codes.flatMap((code) => list.find((one) => one.code === code) ?? []);
  const current = languages.find(({ code }) => code === language);
  if (!current) throw new Error(`locales/${language}/language.json is missing`);
  return { languages, current };
};
