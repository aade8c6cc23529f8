import type { z } from 'zod';
import type { Channel } from '../persistence/entities';
import type { DatabaseAddress } from './databaseUrl';
import { resolveSecretFiles } from './secretFiles';
import { StartError } from './startError';
import { variables } from './variables';

/** The validated configuration; origins without a trailing slash, folders absolute. */
export interface Config {
  port: number;
  /** Undefined: all addresses of the machine. */
  host: string | undefined;
  database: DatabaseAddress;
  siteUrl: string;
  allowedOrigins: string[];
  trustProxy: boolean;
  /** Enquiries per client address and hour; 0 sets no limit. */
  rateLimitPerHour: number;
  /** Acknowledgements that one e-mail address gets within a day. */
  acknowledgePerAddress: number;
  /** Signs the proofs that a form was filled in; undefined: the service draws one. */
  formSecret: string | undefined;
  logLevel: string;
  /** Folder of the built site; undefined serves the API alone. */
  siteFolder: string | undefined;
  smtpUrl: string | undefined;
  notifyTo: string[];
  notifyFrom: string | undefined;
  webhookUrl: string | undefined;
  webhookSecret: string | undefined;
}

/** The channels that are set up. */
export const channelsOf = ({ smtpUrl, webhookUrl }: Pick<Config, 'smtpUrl' | 'webhookUrl'>): Channel[] => [
  ...(smtpUrl ? (['operator-mail', 'visitor-mail'] as const) : []),
  ...(webhookUrl ? (['webhook'] as const) : []),
];

const missingPartners = ({
  SMTP_URL,
  NOTIFY_TO,
  WEBHOOK_URL,
  WEBHOOK_SECRET,
}: z.output<typeof variables>) => [
  ...(SMTP_URL && NOTIFY_TO.length === 0
    ? ['NOTIFY_TO: is needed beside SMTP_URL, for example office@example.com']
    : []),
  ...(WEBHOOK_URL && !WEBHOOK_SECRET
    ? [
        'WEBHOOK_SECRET: is needed beside WEBHOOK_URL, for example the output of: echo whsec_$(openssl rand -base64 32)',
      ]
    : []),
];

/**
 * Reads the configuration from the environment.
 * @param env the process environment
 * @throws StartError with one line for every wrong variable
 */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const { values, faults } = resolveSecretFiles(env);
  const parsed = variables.safeParse(values);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartError([...faults, ...lines]);
  }
  const settings = parsed.data;
  const lines = [...faults, ...missingPartners(settings)];
  if (lines.length > 0) throw new StartError(lines);
  return {
    port: settings.PORT,
    host: settings.HOST,
    database: settings.DATABASE_URL,
    siteUrl: settings.SITE_URL,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    trustProxy: settings.TRUST_PROXY,
    rateLimitPerHour: settings.RATE_LIMIT_PER_HOUR,
    acknowledgePerAddress: settings.ACKNOWLEDGE_PER_ADDRESS,
    formSecret: settings.FORM_SECRET,
    logLevel: settings.LOG_LEVEL,
    siteFolder: settings.SERVE_SITE,
    smtpUrl: settings.SMTP_URL,
    notifyTo: settings.NOTIFY_TO,
    notifyFrom: settings.NOTIFY_FROM ?? settings.NOTIFY_TO[0],
    webhookUrl: settings.WEBHOOK_URL,
    webhookSecret: settings.WEBHOOK_SECRET,
  };
};
