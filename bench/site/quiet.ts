import { setTimeout as pause } from 'node:timers/promises';
import type { Page as Tab, Request } from '@playwright/test';

const silenceMs = 500;
const limitMs = 30_000;

/**
 * Watches the requests of a tab; a film counts as answered, since the browser takes of it what it likes.
 * @returns a function that waits until nothing is under way, nor was for half a second of its waiting; at most 30 s
 */
export const watchRequests = (tab: Tab): (() => Promise<void>) => {
  const open = new Set<Request>();
  let changedAt = performance.now();
  const change = (update: () => void) => {
    update();
    changedAt = performance.now();
  };
  tab.on('request', (request) => {
    if (request.resourceType() !== 'media') change(() => open.add(request));
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    tab.on(event as 'requestfinished', (request) => change(() => open.delete(request)));
  return async () => {
    const start = performance.now();
    const isRestless = () => open.size > 0 || performance.now() - Math.max(changedAt, start) < silenceMs;
    while (performance.now() < start + limitMs && isRestless()) await pause(50);
  };
};
