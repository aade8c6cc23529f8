import { contactSchema, paths } from '@polar-meridian/contract';
import { Trans, useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { AgreementBox } from '../forms/AgreementBox';
import { MessageField, TextField } from '../forms/FormField';
import { SubmitButton } from '../forms/SubmitButton';
import { TrapField } from '../forms/TrapField';
import * as styles from '../forms/form.module.css';
import { useEnquiryForm } from '../forms/useEnquiryForm';

/** The contact form. */
const ContactForm = () => {
  const { t } = useTranslation(['contact', 'forms']);
  const { form, agreed, agreementMissing, submitting, errorOf, setAgreed, onFocus, onSubmit } =
    useEnquiryForm('privacy', {
      path: paths.contact,
      schema: contactSchema,
      success: {
        kind: 'success',
        title: t('contact:form.successTitle'),
        description: t('contact:form.successDescription'),
      },
      failure: (error) => ({
        kind: 'error',
        title: t('contact:form.errorTitle'),
        description: error.message || t('contact:form.errorDescription'),
      }),
    });

  return (
    <ThemeProvider>
      <form
        ref={form}
        className={styles.form}
        data-form="contact"
        noValidate
        onFocus={onFocus}
        onSubmit={onSubmit}
        aria-label={t('contact:message.title')}
      >
        <TextField name="name" label={t('forms:name')} autoComplete="name" error={errorOf('name')} />
        <TextField
          name="email"
          type="email"
          label={t('forms:email')}
          autoComplete="email"
          error={errorOf('email')}
        />
        <TextField name="subject" label={t('forms:subject')} wide error={errorOf('subject')} />
        <MessageField name="message" label={t('forms:message')} error={errorOf('message')} />
        <AgreementBox
          name="privacy"
          checked={agreed}
          onChange={setAgreed}
          error={agreementMissing ? t('forms:privacyMissing') : undefined}
        >
          <Trans
            t={t}
            i18nKey="forms:privacy"
            components={{
              policy: (
                <LocalizedLink to="/data-protection" className={styles.policy}>
                  {null}
                </LocalizedLink>
              ),
            }}
          />
        </AgreementBox>
        <TrapField />
        <SubmitButton
          disabled={!agreed}
          submitting={submitting}
          label={t('contact:form.submit')}
          submittingLabel={t('contact:form.submitting')}
          help={t('contact:form.help')}
        />
      </form>
    </ThemeProvider>
  );
};

export default ContactForm;
