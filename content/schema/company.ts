import { z } from 'zod';
import { contentFile } from './contentFile';
import { identifier } from './identifier';
import { drawingPath } from './image';
import { position } from './position';

/** A full web address. */
const address = () =>
  z.url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: 'must be a full address that begins with https://',
  });

const count = () => z.int().min(1);

const contactMethod = z.enum(['email', 'phone', 'whatsapp', 'telegram', 'viber', 'instagram']);

const partner = z.strictObject({
  id: identifier().describe('short id of the partner'),
  name: z.string().min(1).describe("the partner's name, the same in all languages"),
  logo: drawingPath().describe("path of the partner's mark in one colour, relative to this file"),
  url: address().describe("address of the partner's website"),
});

/** What is true of the company, each fact once: company.json. */
export const company = contentFile('company', '.', {
  name: z.string().min(1).describe('name of the company as visitors know it'),
  legalName: z.string().min(1).describe('name in the register'),
  registrationNumber: z
    .string()
    .regex(/^\d{7,9}$/, 'must be 7 to 9 digits')
    .describe('number in the register, 7 to 9 digits in quotation marks'),
  address: z
    .strictObject({
      street: z.string().min(1).describe('street and number'),
      postalCode: z.string().min(1).describe('postal code'),
      city: z.string().min(1).describe('city'),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'must be two capital letters')
        .describe('country as two capital letters, such as "LT"'),
    })
    .describe('registered address'),
  position: position.describe('the office on the chart, printed at the foot of the pages'),
  email: z.email().describe('e-mail address for visitors'),
  phone: z
    .strictObject({
      e164: z
        .string()
        .regex(/^\+[1-9]\d{6,14}$/, 'must be + and digits')
        .describe('number as a telephone dials it, such as "+37052000000"'),
      display: z.string().min(1).describe('the same number as people read it'),
    })
    .refine(({ e164, display }) => display.replace(/[^+\d]/g, '') === e164, {
      path: ['display'],
      message: 'has other digits than "e164" → write the same number in both',
    })
    .describe('telephone'),
  social: z
    .strictObject({ profile: address().describe('address of the profile; all three icons lead there') })
    .describe('social networks'),
  partners: z.array(partner).describe('partners whose marks are shown'),
  terms: z
    .strictObject({
      depositPercent: z.int().min(1).max(100).describe('deposit on confirmation, in per cent of the price'),
      fullPaymentDays: count().describe('days before departure by which the rest is paid'),
      minimumAge: count().describe('youngest age of a participant, in years'),
      parentalConsentUnder: count().describe('age below which parents must consent, in years'),
      passportMonths: count().describe('months for which a passport must be valid'),
    })
    .describe('conditions of a booking'),
  retention: z
    .strictObject({
      bookingYears: count().describe('years for which booking enquiries are kept'),
      contactYears: count().describe('years for which contact messages are kept'),
      analyticsMonths: count().describe('months for which visit figures are kept'),
      anonymisedAfterMonths: count().describe('months after which visit figures are anonymised'),
      answerDays: count().describe('days within which a request about personal data is answered'),
    })
    .describe('how long personal data is kept'),
  guest: z
    .strictObject({ countries: count().describe('countries the special guest has seen, at least') })
    .describe('special guest of the New Year voyages'),
  safetyMonitoring: z
    .string()
    .min(1)
    .describe('when somebody ashore watches over the yachts, such as "24/7"'),
  video: z
    .strictObject({
      embedBase: address().describe("start of the video host's address, before the film's id"),
    })
    .describe('where embedded films come from'),
  advertising: z
    .strictObject({
      client: z
        .string()
        .describe("the company's id at the advertising network; empty shows our own advertisement"),
      slots: z
        .strictObject({
          banner: z.string().describe("the network's id of the banner slot; may be empty"),
          sidebar: z.string().describe("the network's id of the sidebar slot; may be empty"),
          'in-content': z.string().describe("the network's id of the slot between sections; may be empty"),
          footer: z.string().describe("the network's id of the slot above the footer; may be empty"),
        })
        .describe('ids of the four slots'),
    })
    .describe('advertising network'),
  analytics: z
    .strictObject({
      measurementId: z.string().describe('id at the analytics service; empty means no analytics'),
    })
    .describe('analytics service'),
  houseAdvertisement: identifier().describe('id of the expedition that our own advertisement shows'),
  pastDepartures: z
    .enum(['keep', 'mark', 'hide'])
    .describe(
      'what becomes of departures that have begun: "keep" shows them as ever, "mark" as departed, "hide" not at all',
    ),
  contactMethods: z
    .record(identifier(), z.array(contactMethod).min(1))
    .describe('ways to be reached that each form offers: "booking" and one entry for each landing page'),
});

export type Company = z.infer<typeof company>;
