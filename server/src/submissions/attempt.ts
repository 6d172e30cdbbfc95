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
   * Hash of the request, to detect a key that is used again for another request. Made with the key, which
   * is stored nowhere: otherwise whoever reads the database could guess a BSN from it.
   */
  readonly requestHash: Buffer;
}

/** The attempt a request belongs to; `null` without a key. */
export function parseAttempt(idempotencyKey: string | undefined, request: unknown): Attempt | null {
  if (idempotencyKey === undefined) return null;
  return {
    idempotencyKey,
    requestHash: createHmac('sha256', idempotencyKey).update(JSON.stringify(request)).digest(),
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
  const row = attemptRow(writer, attempt, claim);
  return (await insertAttempt(writer.tx, row)) ? undefined : findEarlier(writer, attempt);
}

/** The row with which an attempt is claimed. */
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

/** What an earlier request of this attempt created, which is known to exist. */
export async function findEarlier(writer: Writer, attempt: Attempt): Promise<Earlier> {
  const earlier = await findAttemptRow(writer.tx, hashKey(attempt.idempotencyKey));
  if (earlier === undefined) throw new Error('An attempt is neither new nor there.');
  return openEarlier(attempt, earlier);
}

/** What the earlier request created; throws when it was another request. */
export function openEarlier(
  { idempotencyKey, requestHash }: Attempt,
  earlier: Pick<
    Selectable<SubmissionAttemptsTable>,
    'submission_id' | 'request_hash' | 'sealed_public_key'
  >,
): Earlier {
  const { request_hash: known } = earlier;
  // An attempt of an earlier release has none.
  if (known.length > 0 && !known.equals(requestHash)) throw new RequestError('attempt_differs');
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
