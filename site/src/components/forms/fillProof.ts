import { paths } from '@polar-meridian/contract';
import { apiAddress } from './apiAddress';

/** What proves that a form was open for a while, and when it proves that a person may have filled it in. */
export interface FillProof {
  proof: string;
  /** In milliseconds of `performance.now()`. */
  ripeAt: number;
}

/** An answer that takes longer than this is not worth waiting for: an enquiry is accepted without it too. */
const patienceMs = 5_000;

/**
 * Asks the service for a proof, when a visitor begins with a form.
 * @returns undefined when none came; never throws
 */
export const requestFillProof = async (): Promise<FillProof | undefined> => {
  try {
    const response = await fetch(apiAddress(paths.formProof), {
      credentials: 'include',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) return undefined;
    const { proof, waitMs } = (await response.json()) as { proof: string; waitMs: number };
    return { proof, ripeAt: performance.now() + waitMs };
  } catch {
    return undefined;
  }
};

/** Waits until a proof is as old as the service wants it; browsers fill in whole forms at once. */
export const untilRipe = (proof: FillProof | undefined): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, proof ? Math.max(0, proof.ripeAt - performance.now()) : 0));
