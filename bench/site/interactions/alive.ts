import type { Page as Tab } from '@playwright/test';

/** Waits until React has taken over the content: a press before that is lost. */
export const untilAlive = async (tab: Tab): Promise<void> => {
  await tab.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
};
