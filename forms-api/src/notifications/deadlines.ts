/** So long an entry of the outbox belongs to who took it, and longer while they renew it; a process that dies leaves it to the others then. */
export const leaseMs = 30_000;

/** A lease is renewed when so much of it is over. */
export const renewAfterMs = 10_000;

/** How long telling may take. */
export interface Deadlines {
  /**
   * Since the lease was last renewed, in milliseconds. With what renewing and marking an entry may take beside it, an attempt ends before
   * the lease does, also when the database is away and nothing can be renewed.
   */
  withoutRenewalMs: number;
  /** Altogether, in milliseconds: more than the minute that some mail servers take to answer. */
  attemptMs: number;
}

export const deadlines: Deadlines = { withoutRenewalMs: 20_000, attemptMs: 90_000 };
