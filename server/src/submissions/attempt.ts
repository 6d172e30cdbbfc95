import { createHmac } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { instant, type Writer } from '../logbook/writer.ts';
import { RequestError } from '../platform/request-error.ts';
import { hashKey, decryptPublicKey, encryptPublicKey } from '../platform/secrets/public-key.ts';
import {
  findAttemptRow,
  insertAttempt,
  selectOwnSubmission,
  type OwnSubmissionRow,
} from './submissions-queries.ts';
import type { SubmissionAttemptsTable } from './submissions-tables.ts';

/** One attempt to save or send, identified by its `Idempotency-Key`. */
export interface Attempt {
  readonly idempotencyKey: string;
  /**
   * A hash of the request, to detect a key that is reused for another request. It is computed with
   * the key, which is not stored; otherwise a reader of the database could find a BSN by trying
   * values.
   */
  readonly requestHash: Buffer;
}

/** Returns the attempt that a request belongs to; `null` without a key. */
export function parseAttempt(idempotencyKey: string | undefined, request: unknown): Attempt | null {
  if (idempotencyKey === undefined) return null;
  return {
    idempotencyKey,
    requestHash: createHmac('sha256', idempotencyKey).update(JSON.stringify(request)).digest(),
  };
}

/** The submission that an earlier request of the same attempt created. */
export interface Earlier {
  readonly submissionId: string;
  readonly publicKey: string | null;
}

/**
 * Claims the attempt for the submission that this request is about to write, or returns the one
 * that an earlier request created. A simultaneous request waits until the first one ends. The claim
 * is rolled back with the transaction, so that a rejected attempt can be repeated.
 */
export async function claimAttempt(
  writer: Writer,
  attempt: Attempt | null,
  claim: { readonly submissionId: string; readonly publicKey: string | null },
): Promise<Earlier | undefined> {
  if (attempt === null) return undefined;
  const row = attemptRow(writer, attempt, claim);
  return (await insertAttempt(writer.tx, row)) ? undefined : findEarlier(writer, attempt);
}

/** Returns the row that claims an attempt. */
export function attemptRow(
  writer: Writer,
  { idempotencyKey, requestHash }: Attempt,
  { submissionId, publicKey }: { readonly submissionId: string; readonly publicKey: string | null },
): Insertable<SubmissionAttemptsTable> {
  return {
    tenant_id: writer.tenantId,
    key_hash: hashKey(idempotencyKey),
    submission_id: submissionId,
    request_hash: requestHash,
    sealed_public_key: publicKey === null ? null : encryptPublicKey(publicKey, idempotencyKey),
    created_at: instant(writer),
  };
}

/** Returns the submission that an earlier request of this attempt created; it must exist. */
export async function findEarlier(writer: Writer, attempt: Attempt): Promise<Earlier> {
  const earlier = await findAttemptRow(writer.tx, hashKey(attempt.idempotencyKey));
  if (earlier === undefined) throw new Error('An attempt is neither new nor there.');
  return openEarlier(attempt, earlier);
}

/**
 * Returns the submission that the earlier request created; throws when that request had other
 * content.
 */
export function openEarlier(
  { idempotencyKey, requestHash }: Attempt,
  earlier: Pick<
    Selectable<SubmissionAttemptsTable>,
    'submission_id' | 'request_hash' | 'sealed_public_key'
  >,
): Earlier {
  const { request_hash: known } = earlier;
  // An attempt of an earlier release has no hash.
  if (known.length > 0 && !known.equals(requestHash)) throw new RequestError('attempt_differs');
  const { submission_id: submissionId, sealed_public_key: sealed } = earlier;
  return {
    submissionId,
    publicKey: sealed === null ? null : decryptPublicKey(sealed, idempotencyKey),
  };
}

/**
 * Returns the result of an attempt, for a page that never received the response: the current
 * submission, and its key.
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
