import { bookingSchema, paths } from '@polar-meridian/contract';
import { useEffect, useMemo, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import { ThemeProvider } from '../../theme/ThemeProvider';
import { AgreementBox } from '../forms/AgreementBox';
import { MessageField, SelectField, TextField } from '../forms/FormField';
import { SubmitButton } from '../forms/SubmitButton';
import { TrapField } from '../forms/TrapField';
import * as styles from '../forms/form.module.css';
import { useContactMethodOptions } from '../forms/useContactMethodOptions';
import { useEnquiryForm } from '../forms/useEnquiryForm';
import { takeRememberedExpedition } from './selectedExpedition';
import { useBookingOptions } from './useBookingOptions';

/** The booking enquiry form of the home page. */
const BookingForm = () => {
  const { t } = useTranslation(['booking', 'forms', 'expeditions']);
  const { expeditions, contactMethods } = useBookingOptions();
  const select = useRef<HTMLSelectElement>(null);
  const schema = useMemo(
    () =>
      bookingSchema({ expeditions: expeditions.map(({ bookingName }) => bookingName), phoneOptionalFor: [] }),
    [expeditions],
  );
  const expeditionOptions = useMemo(
    () =>
      expeditions.map(({ slug, bookingName }) => ({
        value: bookingName,
        label: t(`expeditions:${slug}.name`),
      })),
    [expeditions, t],
  );
  const methodOptions = useContactMethodOptions(contactMethods);
  const { form, agreed, agreementMissing, submitting, errorOf, setAgreed, onFocus, onSubmit } =
    useEnquiryForm('privacy', {
      path: paths.booking,
      schema,
      success: {
        kind: 'success',
        title: t('booking:success.title'),
        description: t('booking:success.description'),
      },
      failure: (error) => ({
        kind: 'error',
        title: t('booking:form.errorTitle'),
        description: error.message || t('booking:form.error'),
      }),
    });

  useEffect(() => {
    const remembered = takeRememberedExpedition();
    if (select.current && expeditions.some(({ bookingName }) => bookingName === remembered)) {
      select.current.value = remembered ?? '';
    }
  }, [expeditions]);

  return (
    <ThemeProvider>
      <form
        ref={form}
        className={styles.form}
        data-form="booking"
        noValidate
        onFocus={onFocus}
        onSubmit={onSubmit}
        aria-label={t('booking:title')}
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
          autoComplete="tel"
          error={errorOf('phone')}
        />
        <SelectField
          name="expedition"
          label={t('forms:expedition')}
          placeholder={t('forms:chooseExpedition')}
          selectRef={select}
          options={expeditionOptions}
          error={errorOf('expedition')}
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
          label={t('booking:form.submit')}
          submittingLabel={t('booking:form.submitting')}
        />
      </form>
    </ThemeProvider>
  );
};

export default BookingForm;
