import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The service of a copy, with the site built there. */
export interface ServedSite {
  origin: string;
  end: () => Promise<unknown>;
}

/**
 * Starts the service of a copy of the repository on a port that is free, with a database in the copy.
 * @param copy absolute folder, in which the site has been built
 * @throws when it does not start, with what it said
 */
export async function serve(copy: string): Promise<ServedSite> {
  const service = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: path.join(copy, 'forms-api'),
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      SERVE_SITE: path.join(copy, 'site/public'),
      DATABASE_URL: `sqlite:${path.join(copy, 'enquiries.sqlite')}`,
    },
  });
  const end = async (): Promise<void> => {
    if (service.exitCode !== null) return;
    service.kill('SIGTERM');
    await once(service, 'exit');
  };
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += String(chunk);
      const [, address] = /ready at (http:[^"\s]+)/.exec(said) ?? [];
      if (address) resolve(address);
    };
    service.stdout.on('data', listen);
    service.stderr.on('data', listen);
    service.once('exit', () => reject(new Error(`The service has not started: ${said}`)));
  });
  return { origin, end };
}
