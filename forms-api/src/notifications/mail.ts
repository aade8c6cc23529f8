import { createTransport } from 'nodemailer';
import { deadlines } from './deadlines';
import { operatorMail, visitorMail, type MailWords } from './composeMail';
import type { Deliver, ToldEnquiry } from './enquiry';
import { mailboxOf, type Mailbox } from './mailbox';
import type { MailTexts } from './mailTexts';

const answerMs = 5_000;
/**
 * A mail server may take minutes to answer that it has a mail, and a sender who hangs up meanwhile sends it twice (RFC 1047). The whole
 * attempt ends by its signal.
 */
const silenceMs = deadlines.attemptMs;
const operatorLanguage = 'en';

/** What the mails need to know. */
export interface MailSettings {
  smtpUrl: string;
  /** The operator's addresses. */
  notifyTo: string[];
  notifyFrom: string;
  texts: ReadonlyMap<string, MailTexts>;
  /** The company's name. */
  company: string;
}

/** Sends the two mails of an enquiry; each throws when the mail server does not take it, or not before the signal is aborted. */
export interface MailSender {
  toOperator: Deliver;
  toVisitor: Deliver;
  close: () => void;
}

/** Connects to the mail server when there is something to send. */
export const mailSender = ({ smtpUrl, notifyTo, notifyFrom, texts, company }: MailSettings): MailSender => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const from = mailboxOf(notifyFrom);
  const operators = notifyTo.map(mailboxOf);
  const domain = from.address.split('@')[1] ?? 'localhost';
  const textsOf = (language: string): MailTexts =>
    (texts.get(language) ?? texts.get(operatorLanguage)) as MailTexts;
  const send = async (
    { kind, id }: ToldEnquiry,
    recipient: string,
    // Never a text, which would be read as a list of addresses.
    envelope: { to: Mailbox[]; replyTo: Mailbox },
    words: MailWords,
    signal: AbortSignal,
  ): Promise<void> => {
    await transport.sendMail({
      from,
      ...envelope,
      ...words,
      // The same for every attempt, so that a mail that arrives twice can be recognised.
      messageId: `<${kind}-${id}-${recipient}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      signal,
    });
  };
  return {
    toOperator: (enquiry, language, signal) =>
      send(
        enquiry,
        'operator',
        { to: operators, replyTo: { name: enquiry.name, address: enquiry.email } },
        operatorMail(enquiry, textsOf(operatorLanguage), operatorLanguage, language),
        signal,
      ),
    toVisitor: (enquiry, language, signal) =>
      send(
        enquiry,
        'visitor',
        { to: [{ name: '', address: enquiry.email }], replyTo: operators[0] ?? from },
        visitorMail(enquiry, textsOf(language), language, company),
        signal,
      ),
    close: () => transport.close(),
  };
};
