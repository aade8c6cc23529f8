import type { Outcome } from './store';

/** What a form learns about its stored enquiry (DESIGN 3, HTTP API); `createdAt` is ISO-8601 in UTC. */
export const presentReceipt = ({ id, createdAt }: Outcome): { id: number; createdAt: string } => ({
  id,
  createdAt: createdAt.toISOString(),
});
