import { createTransport } from 'nodemailer';
import { operatorMail, visitorMail, type MailWords } from './composeMail';
import type { ToldEnquiry } from './enquiry';
import type { MailTexts } from './mailTexts';

const answerMs = 5_000;
const silenceMs = 15_000;
const operatorLanguage = 'en';

/** What the mails need to know (DESIGN 3, Environment). */
export interface MailSettings {
  smtpUrl: string;
  /** The operator's addresses. */
  notifyTo: string[];
  notifyFrom: string;
  texts: ReadonlyMap<string, MailTexts>;
  /** The company's name. */
  company: string;
}

/** Sends the two mails of an enquiry; each throws when the mail server does not take it. */
export interface MailSender {
  toOperator: (enquiry: ToldEnquiry, language: string) => Promise<void>;
  toVisitor: (enquiry: ToldEnquiry, language: string) => Promise<void>;
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
  const domain = /@([^\s>]+)/.exec(notifyFrom)?.[1] ?? 'localhost';
  const textsOf = (language: string): MailTexts =>
    (texts.get(language) ?? texts.get(operatorLanguage)) as MailTexts;
  const send = async (
    { kind, id }: ToldEnquiry,
    recipient: string,
    envelope: { to: string[]; replyTo: string | { name: string; address: string } },
    words: MailWords,
  ): Promise<void> => {
    await transport.sendMail({
      from: notifyFrom,
      ...envelope,
      ...words,
      // The same for every attempt, so that a mail that arrives twice can be recognised.
      messageId: `<${kind}-${id}-${recipient}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    });
  };
  return {
    toOperator: (enquiry, language) =>
      send(
        enquiry,
        'operator',
        { to: notifyTo, replyTo: { name: enquiry.name, address: enquiry.email } },
        operatorMail(enquiry, textsOf(operatorLanguage), operatorLanguage, language),
      ),
    toVisitor: (enquiry, language) =>
      send(
        enquiry,
        'visitor',
        { to: [enquiry.email], replyTo: notifyTo[0] ?? notifyFrom },
        visitorMail(enquiry, textsOf(language), language, company),
      ),
    close: () => transport.close(),
  };
};
