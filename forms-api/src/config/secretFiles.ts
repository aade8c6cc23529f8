import { readFileSync } from 'node:fs';

const secrets = ['DATABASE_URL', 'SMTP_URL', 'WEBHOOK_SECRET', 'FORM_SECRET'] as const;

/** The environment with every secret that came in a file, and a line for each file that is of no use. */
export interface ResolvedEnvironment {
  values: Record<string, string | undefined>;
  faults: string[];
}

/**
 * Reads the secrets named by `DATABASE_URL_FILE`, `SMTP_URL_FILE`, `WEBHOOK_SECRET_FILE` and `FORM_SECRET_FILE`, as Docker mounts them.
 * An empty variable counts as absent.
 * @param env the process environment
 */
export const resolveSecretFiles = (env: NodeJS.ProcessEnv): ResolvedEnvironment => {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const faults: string[] = [];
  for (const name of secrets) {
    const file = values[`${name}_FILE`];
    if (file === undefined) continue;
    if (values[name] !== undefined) {
      faults.push(`${name}_FILE: set either ${name} or ${name}_FILE, not both`);
      continue;
    }
    try {
      values[name] = readFileSync(file, 'utf8').trim();
    } catch {
      faults.push(`${name}_FILE: must name a file that the service can read`);
    }
  }
  return { values, faults };
};
