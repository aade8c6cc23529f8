import { bookingSchema, paths } from '@polar-meridian/contract';
import { useMemo } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import { notify } from '../../notifications/store';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { AgreementBox } from '../forms/AgreementBox';
import { MessageField, SelectField, TextField } from '../forms/FormField';
import { SubmitButton } from '../forms/SubmitButton';
import { TrapField } from '../forms/TrapField';
import * as styles from '../forms/form.module.css';
import { useContactMethodOptions } from '../forms/useContactMethodOptions';
import { useEnquiryForm } from '../forms/useEnquiryForm';

export type ApplicationFormProps = {
  /** The fixed value of `expedition`. */
  expedition: string;
  /** Ways to be reached that the page offers. */
  contactMethods: readonly string[];
};

/** The application form of a New Year page. */
const ApplicationForm = ({ expedition, contactMethods }: ApplicationFormProps) => {
  const { t } = useTranslation(['newyear', 'forms']);
  const schema = useMemo(
    () => bookingSchema({ expeditions: [expedition], phoneOptionalFor: [expedition] }),
    [expedition],
  );
  const methodOptions = useContactMethodOptions(contactMethods);
  const { form, agreed, submitting, submissions, errorOf, setAgreed, onFocus, onSubmit } = useEnquiryForm(
    'agreed',
    {
      path: paths.booking,
      schema,
      fixed: { expedition },
      success: {
        kind: 'success',
        title: t('newyear:form.successTitle'),
        description: t('newyear:form.success'),
      },
      failure: () => ({
        kind: 'error',
        title: t('newyear:form.errorTitle'),
        description: t('newyear:form.error'),
      }),
      onNotAgreed: () =>
        notify({
          kind: 'error',
          title: t('newyear:form.errorTitle'),
          description: t('newyear:form.notAgreed'),
        }),
    },
  );
  return (
    <ThemeProvider>
      <form
        ref={form}
        className={styles.form}
        data-form="new-year"
        data-submissions={submissions}
        noValidate
        onFocus={onFocus}
        onSubmit={onSubmit}
        aria-label={t('newyear:form.label')}
      >
        <TextField
          name="firstName"
          label={t('forms:firstName')}
          autoComplete="given-name"
          error={errorOf('firstName')}
        />
        <TextField
          name="lastName"
          label={t('forms:lastName')}
          autoComplete="family-name"
          error={errorOf('lastName')}
        />
        <TextField
          name="email"
          type="email"
          label={t('forms:email')}
          autoComplete="email"
          error={errorOf('email')}
        />
        <TextField
          name="phone"
          type="tel"
          label={t('forms:phone')}
          optional
          autoComplete="tel"
          error={errorOf('phone')}
        />
        <SelectField
          name="contactMethod"
          label={t('forms:contactMethod')}
          optional
          placeholder={t('forms:noPreference')}
          options={methodOptions}
          error={errorOf('contactMethod')}
        />
        <MessageField name="message" label={t('forms:message')} optional error={errorOf('message')} />
        <AgreementBox name="agreed" checked={agreed} onChange={setAgreed} error={undefined}>
          <Trans
            t={t}
            i18nKey="newyear:form.agreement"
            components={{
              policy: (
                <LocalizedLink to="/data-protection" className={styles.policy}>
                  {null}
                </LocalizedLink>
              ),
              terms: (
                <LocalizedLink to="/terms-of-use" className={styles.policy}>
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
          label={t('newyear:form.submit')}
          submittingLabel={t('newyear:form.submitting')}
        />
      </form>
    </ThemeProvider>
  );
};

export default ApplicationForm;
