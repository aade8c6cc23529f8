import type { TFunction } from 'i18next';
import { longDateText } from '../expeditions/format';

/** Version and dates of a legal page. */
export type LegalDocument = NonNullable<Queries.LegalPageQuery['legalDocument']>;

/** What the legal texts say of the company. */
export type LegalCompany = NonNullable<Queries.LegalPageQuery['company']>;

/**
 * The facts that stand for the placeholders of a legal text.
 * @param t reads the namespaces `legal` and `dates`
 * @returns a value for each placeholder; dates in full, numbers plain
 */
export const legalFacts = (
  { version, updated, effective }: LegalDocument,
  { legalName, registrationNumber, email, phone, address, terms, retention }: LegalCompany,
  t: TFunction,
): Record<string, string | number> => ({
  ...terms,
  ...retention,
  legalName,
  registrationNumber,
  email,
  phone: phone.display,
  address: t('legal:address', {
    ...address,
    // With a hyphen at which no line breaks.
    postalCode: address.postalCode.replace('-', '\u2011'),
    country: t(`legal:countries.${address.country}`),
  }),
  ...(version ? { version } : {}),
  ...(updated ? { updated: longDateText(updated, t) } : {}),
  ...(effective ? { effective: longDateText(effective, t) } : {}),
});
