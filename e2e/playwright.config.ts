import { defineConfig } from '@playwright/test';
import { otherPort } from './tests/support/otherOrigin';
import { databaseFile, port } from './tests/support/service';

/** The built site and the real service on a database of their own, in the system's Chromium. */
export default defineConfig({
  testDir: 'tests',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A trace of every test takes a quarter of the time of all; who looks for a fault adds `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'npx tsx src/main.ts',
    cwd: '../forms-api',
    url: `http://localhost:${port}/api/health/ready`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(port),
      SERVE_SITE: 'site/public',
      DATABASE_URL: `sqlite:${databaseFile}`,
      // The site on a host of its own.
      ALLOWED_ORIGINS: `http://localhost:${otherPort}`,
      RATE_LIMIT_PER_HOUR: '0',
      LOG_LEVEL: 'warn',
    },
  },
});
