import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { repositoryRoot } from '../../forms-api/src/config/repositoryRoot';

// Whether the files follow the Compose specification is checked by `npm run lint`; here is what we mean by them.

interface Service {
  image: string;
  user?: string;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string>;
  env_file?: string[];
  logging?: { options: Record<string, string> };
  ports?: string[];
  restart?: string;
  stop_grace_period?: string;
}

const read = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');

const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
};
const service = (name: string): Service => services[name] as Service;
const names = Object.keys(services);

test('nothing starts before what it needs is there', () => {
  expect(service('migrate').depends_on).toMatchObject({ mysql: { condition: 'service_healthy' } });
  expect(service('forms-api').depends_on).toMatchObject({
    migrate: { condition: 'service_completed_successfully' },
  });
  expect(service('web').depends_on).toMatchObject({ 'forms-api': { condition: 'service_healthy' } });
});

test.each(['migrate', 'forms-api', 'web'])(
  '%s runs without rights and writes nowhere but in /tmp',
  (name) => {
    expect(service(name)).toMatchObject({
      user: expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/),
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  },
);

test.each(names)('%s says whether it is well, keeps its log small and comes back', (name) => {
  const { healthcheck, restart, logging } = service(name);
  const isOnce = name === 'migrate';
  expect(healthcheck !== undefined).toBe(!isOnce);
  expect(restart).toBe(isOnce ? 'no' : 'unless-stopped');
  expect(logging?.options).toEqual({ 'max-size': '10m', 'max-file': '3' });
});

test('only the web server is reachable from outside', () => {
  expect(names.filter((name) => service(name).ports)).toEqual(['web']);
});

test('every image from elsewhere has an exact version', () => {
  const images = [
    ...names.map((name) => service(name).image),
    ...[...read('deploy/Dockerfile').matchAll(/^FROM (\S+:\S+)/gm)].map(([, image]) => image),
  ].filter((image) => !image?.startsWith('polar-meridian/'));
  expect(images.length).toBeGreaterThan(3);
  for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+/);
});

test('the service gets all of .env, save what its place behind nginx decides', () => {
  for (const name of ['migrate', 'forms-api']) {
    expect(service(name).env_file).toEqual(['.env']);
    expect(Object.keys(service(name).environment ?? {})).toEqual([
      'PORT',
      'HOST',
      'SERVE_SITE',
      'TRUST_PROXY',
      'DATABASE_URL',
    ]);
    expect(service(name).environment).toMatchObject({ TRUST_PROXY: 'true', SERVE_SITE: '' });
  }
});

test.each(['docker-compose.yml', 'deploy/compose.tls.yml', 'deploy/compose.external-database.yml'])(
  'every variable of %s is explained in .env.example',
  (file) => {
    const explained = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    const used = [...read(file).matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
    expect(explained).toEqual(expect.arrayContaining(used));
  },
);

test('what has no default is asked for by name', () => {
  const bare = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name);
  const required = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name);
  expect(required).toEqual(expect.arrayContaining(bare));
});
