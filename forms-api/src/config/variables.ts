import { statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseDatabaseUrl } from './databaseUrl';
import { repositoryRoot } from './repositoryRoot';
import { parseUrl } from './url';

// The message of each rule completes "<VARIABLE>: …" and says how to make a right value.

const mailbox = /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@,]+@[^\s<>@,]+)$/;

const list = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const origin = (text: string): string | undefined => {
  const url = parseUrl(text);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  return isWeb && url.pathname === '/' && !url.search && !url.hash && !url.username ? url.origin : undefined;
};

const hasScheme = (text: string, ...schemes: string[]): boolean => {
  const url = parseUrl(text);
  return url !== undefined && url.hostname !== '' && schemes.includes(url.protocol.slice(0, -1));
};

const converted = <Value>(convert: (text: string) => Value | undefined, message: string) =>
  z.string().transform((text, context): Value => {
    const value = convert(text.trim());
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const wholeNumber = (most: number) => (text: string) =>
  /^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined;

const origins = (text: string): string[] | undefined => {
  const found = list(text).map(origin);
  return found.every((item) => item !== undefined) ? found : undefined;
};

const mailboxes = (text: string): string[] | undefined => {
  const found = list(text);
  return found.length > 0 && found.every((item) => mailbox.test(item)) ? found : undefined;
};

const folder = (text: string): string | undefined => {
  const absolute = path.resolve(repositoryRoot, text);
  return statSync(absolute, { throwIfNoEntry: false })?.isDirectory() ? absolute : undefined;
};

const switches: Record<string, boolean> = { true: true, '1': true, false: false, '0': false };

const webhookSecret = (text: string): string | undefined =>
  !text.startsWith('whsec_') || /^whsec_[A-Za-z0-9+/]{4,}={0,2}$/.test(text) ? text : undefined;

/** Every variable the service reads, with its rule and its default. */
export const variables = z.object({
  PORT: converted(wholeNumber(65_535), 'must be a whole number from 0 to 65535, for example 8000').default(
    8000,
  ),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address, for example 127.0.0.1')
    .optional(),
  DATABASE_URL: converted(
    parseDatabaseUrl,
    'must be mysql://user:password@host:3306/database, mariadb://… or sqlite:<path>, for example sqlite:data/enquiries.sqlite',
  ).prefault('sqlite:data/enquiries.sqlite'),
  SITE_URL: converted(
    origin,
    'must be an origin without a path, for example https://www.example.com',
  ).prefault('http://localhost:8000'),
  API_ORIGIN: converted(
    origin,
    'must be an origin without a path, for example https://api.example.com; leave it empty where the service has the address of the site',
  ).default(''),
  ALLOWED_ORIGINS: converted(
    origins,
    'must be origins separated by commas, for example https://www.example.com,https://example.com',
  ).default([]),
  TRUST_PROXY: converted(
    (text) => switches[text.toLowerCase()],
    'must be true behind your own proxy, otherwise false',
  ).default(false),
  RATE_LIMIT_PER_HOUR: converted(
    wholeNumber(1_000_000),
    'must be a whole number of enquiries per address and hour, for example 600; 0 sets no limit',
  ).default(600),
  ACKNOWLEDGE_PER_ADDRESS: converted(
    wholeNumber(1_000),
    'must be a whole number of acknowledgements to one e-mail address within a day, for example 3; 0 sends none',
  ).default(3),
  FORM_SECRET: z
    .string()
    .min(16, 'must be a text of at least 16 characters, for example the output of: openssl rand -base64 32')
    .optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be one of trace, debug, info, warn, error, fatal, silent',
    })
    .default('info'),
  SERVE_SITE: converted(
    folder,
    'must be the folder of the built site, for example site/public; build it first, or leave this empty to serve the API alone',
  ).optional(),
  SMTP_URL: z
    .string()
    .refine(
      (text) => hasScheme(text, 'smtp', 'smtps'),
      'must be smtp:// or smtps://user:password@host:port, for example smtp://localhost:1025',
    )
    .optional(),
  NOTIFY_TO: converted(
    mailboxes,
    'must be one or more e-mail addresses separated by commas, for example office@example.com',
  ).default([]),
  NOTIFY_FROM: z
    .string()
    .regex(mailbox, 'must be one e-mail address, for example Website <website@example.com>')
    .optional(),
  WEBHOOK_URL: z
    .string()
    .refine(
      (text) => hasScheme(text, 'http', 'https'),
      'must be an http:// or https:// address, for example https://example.com/enquiries',
    )
    .optional(),
  WEBHOOK_SECRET: converted(
    webhookSecret,
    'must be a text of your own choice, or whsec_ followed by base64, for example the output of: echo whsec_$(openssl rand -base64 32)',
  ).optional(),
});
