/** What went wrong in one line; what follows in Playwright's errors is its log. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
