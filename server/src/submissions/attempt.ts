import { createHash } from 'node:crypto';
import { instant, type Writer } from '../logbook/writer.ts';
import { RequestError } from '../platform/request-error.ts';
import { hashKey, decryptPublicKey, encryptPublicKey } from '../platform/secrets/public-key.ts';
import {
  findAttemptRow,
  insertAttempt,
  selectOwnSubmission,
  type OwnSubmissionRow,
} from './submissions-queries.ts';

/** One attempt to save or send, identified by its `Idempotency-Key`. */
export interface Attempt {
  readonly idempotencyKey: string;
  /** Hash of the request, to detect a key that is used again for another request. */
  readonly requestHash: Buffer;
}

/** The attempt a request belongs to; `null` without a key. */
export function parseAttempt(idempotencyKey: string | undefined, request: unknown): Attempt | null {
  if (idempotencyKey === undefined) return null;
  return {
    idempotencyKey,
    requestHash: createHash('sha256').update(JSON.stringify(request)).digest(),
  };
}

/** What an earlier request of the same attempt created. */
export interface Earlier {
  readonly submissionId: string;
  readonly publicKey: string | null;
}

/**
 * Claims the attempt for the submission that this request is about to write, or returns what an
 * earlier request created. A second request waits here until the first one ends. The claim is
 * rolled back with the transaction, so that a rejected attempt can be repeated.
 */
export async function claimAttempt(
  writer: Writer,
  attempt: Attempt | null,
  claim: { readonly submissionId: string; readonly publicKey: string | null },
): Promise<Earlier | undefined> {
  if (attempt === null) return undefined;
  const { idempotencyKey, requestHash } = attempt;
  const isClaimed = await insertAttempt(writer.tx, {
    tenant_id: writer.tenantId,
    key_hash: hashKey(idempotencyKey),
    submission_id: claim.submissionId,
    request_hash: requestHash,
    sealed_public_key:
      claim.publicKey === null ? null : encryptPublicKey(claim.publicKey, idempotencyKey),
    created_at: instant(writer),
  });
  return isClaimed ? undefined : findEarlier(writer, attempt);
}

async function findEarlier(
  writer: Writer,
  { idempotencyKey, requestHash }: Attempt,
): Promise<Earlier> {
  const earlier = await findAttemptRow(writer.tx, hashKey(idempotencyKey));
  if (earlier === undefined) throw new Error('An attempt is neither new nor there.');
  if (!earlier.request_hash.equals(requestHash)) throw new RequestError('attempt_differs');
  const { submission_id: submissionId, sealed_public_key: sealed } = earlier;
  return {
    submissionId,
    publicKey: sealed === null ? null : decryptPublicKey(sealed, idempotencyKey),
  };
}

/**
 * The result of an attempt, for a page that never got the response: the submission as it is now,
 * and its key.
 */
export async function findAttempt(
  tx: Writer['tx'],
  idempotencyKey: string,
): Promise<{ readonly row: OwnSubmissionRow; readonly publicKey: string | null } | undefined> {
  const attempt = await findAttemptRow(tx, hashKey(idempotencyKey));
  if (attempt === undefined) return undefined;
  const { submission_id: submissionId, sealed_public_key: sealed } = attempt;
  return {
    row: await selectOwnSubmission(tx, submissionId),
    publicKey: sealed === null ? null : decryptPublicKey(sealed, idempotencyKey),
  };
}
