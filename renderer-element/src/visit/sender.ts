import type { OwnSubmission } from '@form-builder/core/contract/submissions.ts';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { Attempt, DeviceDraft } from '../drafts/device-drafts.ts';
import { RequestFailure } from './request-failure.ts';
import type { Sending } from './sending.ts';

/** What the sender remembers between attempts; kept on the device with the answers. */
export type Pending = Pick<DeviceDraft, 'attempt' | 'saved'>;

/** Sends so that nothing is sent twice, whatever happens to the line. */
export interface Sender {
  readonly pending: Pending;
  /** Throws a RequestFailure; the attempt then stays, unless the server itself refused it. */
  send(sending: Omit<Sending, 'saved' | 'idempotencyKey'>): Promise<OwnSubmission>;
}

/** `onPending` is called whenever `pending` changed, before anything goes over the line. */
export function createSender(kept: Pending | undefined, onPending: () => void): Sender {
  let pending: Pending = { attempt: kept?.attempt, saved: kept?.saved };
  const remember = (change: Pending) => {
    pending = { ...pending, ...change };
    onPending();
  };
  return {
    get pending() {
      return pending;
    },
    async send(sending) {
      const attempt = attemptFor(sending.purpose, sending.answers, pending.attempt);
      remember({ attempt });
      try {
        const { send } = await loadSending();
        const own = await send({ ...sending, saved: pending.saved, idempotencyKey: attempt.key });
        remember({ attempt: undefined, ...savedAs(own) });
        return own;
      } catch (error) {
        if (error instanceof RequestFailure && wasRefused(error)) remember({ attempt: undefined });
        throw error;
      }
    },
  };
}

/** Fetches the code that sends, ahead of time: it must be there when the line is gone. */
export async function loadSending(): Promise<typeof import('./sending.ts')> {
  return import('./sending.ts').catch((cause: unknown) => {
    throw new RequestFailure(undefined, undefined, { cause });
  });
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

function savedAs({ id, public_key: key, status }: OwnSubmission): Pending {
  return status === 'draft' && key ? { saved: { id, key } } : {};
}

/** 128 random bits; unlike `randomUUID` also on pages without TLS. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
