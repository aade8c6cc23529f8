import { useTranslation } from 'react-i18next';
import { ContactLines } from '../company/ContactLines';
import { PageHead } from '../ui/PageHead';
import { FaqSection } from './FaqSection';
import { MessageSection } from './MessageSection';

export type ContactViewProps = { company: NonNullable<Queries.ContactPageQuery['company']> };

/** E-mail and telephone, the form with the social links, frequent questions. */
export const ContactView = ({ company }: ContactViewProps) => {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageHead title={t('title')}>{t('note')}</PageHead>
      <ContactLines
        email={company.email}
        phone={company.phone}
        labels={{ email: t('lines.email'), phone: t('lines.phone') }}
      />
      <MessageSection profile={company.social.profile} />
      <FaqSection terms={company.terms} />
    </>
  );
};
