import type { OwnSubmission } from '@form-builder/core/contract/visitor/own-submission.ts';
import { importOnline } from '../requests/import-online.ts';
import type { Attempt, PendingSubmission, PendingSubmissionStore } from '../state/device-draft.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import { send, type Sending } from './send.ts';

const importFind = importOnline(() => import('./find-submission.ts'));

/** The outcome of sending. */
export interface SendOutcome {
  readonly own: OwnSubmission;
  /** True when an earlier attempt had arrived, so that these answers were not sent. */
  readonly wasEarlier: boolean;
}

/**
 * Sends exactly once, even if the connection fails: an attempt keeps its key until the server has
 * responded, even when answers change meanwhile. If an earlier attempt turns out to have arrived, a
 * completed form stays as it was sent, and a draft is updated with the later answers. Throws a
 * RequestFailure.
 */
export async function sendOnce(
  sending: Omit<Sending, 'saved' | 'idempotencyKey'>,
  store: PendingSubmissionStore,
): Promise<SendOutcome> {
  const { attempt: earlier = createAttempt(), saved } = store.read();
  const attempt =
    sending.purpose === 'complete'
      ? { ...earlier, sentAt: Date.now(), statements: sending.statements }
      : earlier;
  store.write({ saved, attempt });
  try {
    const answer = await send({ ...sending, saved, idempotencyKey: attempt.key });
    const own = withKey(answer, saved);
    // After submitting, the stored draft stays until the visitor has seen the confirmation.
    if (own.status !== 'final') store.write({ saved: savedAs(own, saved) });
    return { own, wasEarlier: false };
  } catch (error) {
    if (!(error instanceof RequestFailure) || !wasRefused(error)) throw error;
    if (error.code !== 'attempt_differs') {
      store.write({ saved });
      throw error;
    }
    const own = await findOutcome(sending, attempt, store);
    return own.status === 'final' ? { own, wasEarlier: true } : sendOnce(sending, store);
  }
}

/**
 * Fetches the result of an attempt that got no response, and stores it as after sending. Throws a
 * RequestFailure, `not_found` when the attempt never arrived.
 */
export async function findOutcome(
  sending: Pick<Sending, 'address' | 'locale'>,
  attempt: Attempt,
  store: PendingSubmissionStore,
): Promise<OwnSubmission> {
  const { saved } = store.read();
  const { findEarlier } = await importFind();
  const own = withKey(await findEarlier(sending, attempt), saved);
  if (own.status !== 'final') store.write({ saved: savedAs(own, saved) });
  return own;
}

/** A rejection is final; after a server error the outcome is unknown. */
function wasRefused({ status }: RequestFailure): boolean {
  return status !== undefined && status < 500 && status !== 429;
}

/**
 * The server returns the key only once; the visitor also needs it after submitting, for the PDF.
 */
function withKey(own: OwnSubmission, saved: PendingSubmission['saved']): OwnSubmission {
  return { ...own, public_key: own.public_key ?? saved?.key ?? null };
}

function savedAs(
  own: OwnSubmission,
  before: PendingSubmission['saved'],
): PendingSubmission['saved'] {
  const { id, revision, public_key: key } = own;
  return key ? { ...before, id, key, revision } : undefined;
}

/** 128 random bits; unlike `randomUUID` this also works on pages without TLS. */
function createAttempt(): Attempt {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return { key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}
