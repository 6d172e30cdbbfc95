import { instant, type Writer } from '../../logbook/writer.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { SubmissionJobs } from '../submission-jobs.ts';
import { lockCode, upsertCodeRequest } from './codes-queries.ts';

/** A new code can be requested once a minute, and five times an hour. */
const pauseMs = 60_000;
const windowMs = 3_600_000;
const maxRequestsInWindow = 5;

/** The code to send, and what to do when one was already sent within the last minute. */
export interface CodeRequest {
  readonly id: SubmissionJobs['send-code'];
  readonly whenRecent: 'refuse' | 'send';
}

/** The dependencies of a request for a code. */
export interface CodeContext {
  readonly writer: Writer;
  readonly jobs: JobSender;
  readonly mailer: Pick<Mailer, 'isAvailable'>;
}

/**
 * Requests a code by mail; the previous code is no longer valid. Rejects requests that are too
 * frequent, so that the product cannot be used to flood a mailbox.
 */
export async function requestCode(
  { writer, jobs, mailer }: CodeContext,
  { id, whenRecent }: CodeRequest,
): Promise<void> {
  if (!mailer.isAvailable) throw new RequestError('mail_unavailable');
  const { last, requests } = await countRequest(writer, { id, whenRecent });
  const at = instant(writer);
  await upsertCodeRequest(writer.tx, {
    tenant_id: writer.tenantId,
    submission_id: id.submissionId,
    purpose: id.purpose,
    requested_at: at,
    counted_from: requests === 1 || last === undefined ? at : last.counted_from,
    requests,
  });
  await jobs.send(writer, 'send-code', id);
}

/**
 * Returns the number of this request within its hour; throws when it comes too soon or exceeds the
 * limit.
 */
export async function countRequest(
  { tx, now }: Pick<Writer, 'tx' | 'now'>,
  { id, whenRecent }: CodeRequest,
) {
  const last = await lockCode(tx, id);
  if (last === undefined) return { last, requests: 1 };
  const pauseEnds = last.requested_at.getTime() + pauseMs;
  if (now() < pauseEnds && whenRecent === 'refuse') throw tooSoon(pauseEnds - now());
  const windowEnds = last.counted_from.getTime() + windowMs;
  if (now() >= windowEnds) return { last, requests: 1 };
  if (last.requests >= maxRequestsInWindow) throw tooSoon(windowEnds - now());
  return { last, requests: last.requests + 1 };
}

function tooSoon(waitMs: number): RequestError {
  return new RequestError('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}
