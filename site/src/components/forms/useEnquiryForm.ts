import { fieldErrors, type FieldError } from '@polar-meridian/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { notify, prepareNotifications, type Notification } from '../../notifications/store';
import { createEnquiryKeys } from './enquiryKey';
import { requestFillProof, untilRipe, type FillProof } from './fillProof';
import { ConnectionLostError, sendEnquiry } from './sendEnquiry';

type EnquiryFormOptions = {
  /** Where the enquiry goes. */
  path: string;
  /** The contract of the payload. */
  schema: z.ZodMiniType;
  /** Values that no control of the form holds. */
  fixed?: Readonly<Record<string, string>>;
  success: Notification;
  /** What the visitor sees when sending fails. */
  failure: (error: Error) => Notification;
  /** What happens to a submission whose agreement box is unticked. */
  onNotAgreed?: () => void;
};

/** What the controls of the form hold; empty optional ones are left out. */
const payloadOf = (form: HTMLFormElement, agreementName: string): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      name === agreementName || typeof value !== 'string' || value.trim() === '' ? [] : [[name, value]],
    ),
  );

/**
 * The states of an enquiry form: idle, submitting, success (notification, form emptied) or error (notification, entries
 * kept). The controls keep their own values, so nothing typed before the code has loaded is lost.
 * @param agreementName name of the box that is never sent
 */
export const useEnquiryForm = (agreementName: string, options: EnquiryFormOptions) => {
  const { t } = useTranslation('forms');
  const form = useRef<HTMLFormElement>(null);
  const keys = useRef(createEnquiryKeys());
  const proof = useRef<Promise<FillProof | undefined>>(undefined);
  const lost = useRef<Notification>(undefined);
  const [agreed, setAgreed] = useState(false);
  const [agreementMissing, setAgreementMissing] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  const [submissions, setSubmissions] = useState(0);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);

  useEffect(prepareNotifications, []);

  useEffect(() => {
    // The box may have been ticked, or restored by the browser, before this code ran.
    const box = form.current?.elements.namedItem(agreementName);
    if (box instanceof HTMLInputElement && box.checked) setAgreed(true);
  }, [agreementName]);

  const begin = () => (proof.current ??= requestFillProof());

  const send = async (target: HTMLFormElement) => {
    const parsed = options.schema.safeParse({ ...payloadOf(target, agreementName), ...options.fixed });
    if (!parsed.success) {
      const faults = fieldErrors(parsed.error);
      setErrors(faults);
      const first = target.elements.namedItem(faults[0]?.field ?? '');
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    setErrors([]);
    setSubmitting(true);
    try {
      const filled = await begin();
      // The next attempt may get the proof that this one goes without.
      if (!filled) proof.current = undefined;
      await untilRipe(filled);
      await sendEnquiry(options.path, parsed.data, keys.current(parsed.data), filled?.proof);
      // The next enquiry is another one, even with the same words.
      keys.current = createEnquiryKeys();
      proof.current = undefined;
      target.reset();
      setAgreed(false);
      setSubmissions((count) => count + 1);
      lost.current = undefined;
      notify(options.success);
    } catch (error) {
      console.info('The enquiry could not be sent.', error);
      const failure = options.failure(error instanceof Error ? error : new Error(String(error)));
      const isLost = error instanceof ConnectionLostError;
      lost.current = isLost ? failure : undefined;
      notify(isLost ? { ...failure, description: t('connectionLost') } : failure);
    } finally {
      setSubmitting(false);
    }
  };

  /** Who presses again while the network is still away wants it sent as soon as it is back. */
  const sendWhenBack = (target: HTMLFormElement, failure: Notification) => {
    setSubmitting(true);
    notify({ ...failure, description: t('connectionAwaited') });
    const back = () => {
      setSubmitting(false);
      // The page may have been left meanwhile.
      if (target.isConnected) void send(target);
    };
    window.addEventListener('online', back, { once: true });
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    if (!agreed) {
      setAgreementMissing(true);
      options.onNotAgreed?.();
      return;
    }
    if (lost.current && !navigator.onLine) sendWhenBack(event.currentTarget, lost.current);
    else void send(event.currentTarget);
  };

  return {
    form,
    agreed,
    agreementMissing: agreementMissing && !agreed,
    submitting,
    /** How many enquiries this form has sent. */
    submissions,
    /** Code and limit of a field's fault, if it has one. */
    errorOf: (field: string) => errors.find((error) => error.field === field),
    setAgreed: (value: boolean) => {
      setAgreed(value);
      setAgreementMissing(false);
    },
    /** To be called when the visitor turns to the form. */
    onFocus: () => void begin(),
    onSubmit,
  };
};
