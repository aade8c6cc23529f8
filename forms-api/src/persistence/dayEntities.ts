import { EntitySchema } from 'typeorm';
import { id, moment, text } from './columns';
import type { EnquiryKind } from './entities';

// What is kept for a day, to count by.

/**
 * A place among the few acknowledgements that one address gets within a day. It is taken before the mail is sent, and belongs to the
 * enquiry: another attempt takes no further one.
 */
export interface Acknowledgement {
  id: number;
  kind: EnquiryKind;
  enquiryId: number;
  /** SHA-256 in hexadecimal of the address in a form that is the same for every spelling. */
  addressDigest: string;
  /** From 1 on; what two processes take at once collides in its unique index. */
  place: number;
  attemptedAt: Date;
}

/** A proof that a form was filled in, which has served its one enquiry. */
export interface UsedProof {
  id: number;
  /** SHA-256 in hexadecimal. */
  digest: string;
  /** From then on the proof proves nothing anyhow. */
  expiresAt: Date;
}

/** Who has lately been sent an acknowledgement. */
export const acknowledgementEntity = new EntitySchema<Acknowledgement>({
  name: 'acknowledgement',
  columns: {
    id,
    kind: text(20),
    enquiryId: { type: 'integer' },
    addressDigest: text(64),
    place: { type: 'integer' },
    attemptedAt: moment,
  },
  indices: [
    { name: 'acknowledgement_once', columns: ['kind', 'enquiryId'], unique: true },
    { name: 'acknowledgement_place', columns: ['addressDigest', 'place'], unique: true },
  ],
});

/** Which proofs have served. */
export const usedProofEntity = new EntitySchema<UsedProof>({
  name: 'used_proof',
  columns: { id, digest: text(64), expiresAt: moment },
  indices: [{ name: 'used_proof_digest', columns: ['digest'], unique: true }],
});

/** Both tables. */
export const dayEntities = [acknowledgementEntity, usedProofEntity];
