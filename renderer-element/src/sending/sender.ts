import type { OwnSubmission } from '@form-builder/core/contract/submissions.ts';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { Attempt, DeviceDraft } from '../drafts/device-drafts.ts';
import { RequestFailure } from '../visit/request-failure.ts';
import { send, type Sending } from './send.ts';

/** What is remembered between attempts, on the device together with the answers. */
export type Pending = Pick<DeviceDraft, 'attempt' | 'saved'>;

/** Where that is remembered; `write` keeps it before it returns. */
export interface PendingStore {
  read(): Pending;
  write(pending: Pending): void;
}

/**
 * Sends so that nothing is sent twice, whatever happens to the line: an attempt keeps its key until
 * the server answered. Throws a RequestFailure.
 */
export async function sendOnce(
  sending: Omit<Sending, 'saved' | 'idempotencyKey'>,
  store: PendingStore,
): Promise<OwnSubmission> {
  const { attempt: last, saved } = store.read();
  const attempt = attemptFor(sending.purpose, sending.answers, last);
  store.write({ saved, attempt });
  try {
    const own = await send({ ...sending, saved, idempotencyKey: attempt.key });
    store.write({ saved: savedAs(own) ?? saved });
    return own;
  } catch (error) {
    if (error instanceof RequestFailure && wasRefused(error)) store.write({ saved });
    throw error;
  }
}

/** The unanswered attempt with these same answers, else a new one. */
function attemptFor(purpose: string, answers: Answers, last: Attempt | undefined): Attempt {
  const sent = JSON.stringify([purpose, answers]);
  return last?.sent === sent ? last : { key: createKey(), sent };
}

/** A refusal is an answer; after a breakdown of the server nobody knows what it had done. */
function wasRefused({ status }: RequestFailure): boolean {
  return status !== undefined && status < 500 && status !== 429;
}

function savedAs({ id, public_key: key, status }: OwnSubmission): Pending['saved'] {
  return status !== 'final' && key ? { id, key } : undefined;
}

/** 128 random bits; unlike `randomUUID` also on pages without TLS. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
