import type { TFunction } from 'i18next';
import type { FaqItem } from '../faq/FaqList';

/** What the answers tell of the terms. */
export type QuestionTerms = {
  readonly depositPercent: number;
  readonly fullPaymentDays: number;
  readonly minimumAge: number;
  readonly parentalConsentUnder: number;
  readonly passportMonths: number;
};

/** The frequent questions of the contact page with the company's terms in their answers. */
export const contactQuestions = (terms: QuestionTerms, t: TFunction): readonly FaqItem[] =>
  t('contact:faq.items', {
    returnObjects: true,
    deposit: terms.depositPercent,
    days: terms.fullPaymentDays,
    age: terms.minimumAge,
    consentUnder: terms.parentalConsentUnder,
    months: terms.passportMonths,
  }) as unknown as readonly FaqItem[];
