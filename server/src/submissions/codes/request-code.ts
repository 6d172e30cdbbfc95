import { instant, type Writer } from '../../logbook/writer.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { SubmissionJobs } from '../submission-jobs.ts';
import { lockCode, upsertCodeRequest } from './codes-queries.ts';

/** A new code can be asked for once a minute, and so often within an hour. */
const pauseMs = 60_000;
const windowMs = 3_600_000;
const mostInWindow = 5;

/** What to send, and whether it may follow one of the last minute. */
export interface CodeRequest {
  readonly id: SubmissionJobs['send-code'];
  readonly whenRecent: 'refuse' | 'send';
}

/** What asking for a code works with. */
export interface CodeContext {
  readonly writer: Writer;
  readonly jobs: JobSender;
  readonly mailer: Pick<Mailer, 'isAvailable'>;
}

/**
 * Asks for a code to be mailed; the one before stops counting. Refuses those who ask too often: the
 * product is no means to fill somebody's mailbox.
 */
export async function requestCode(
  { writer, jobs, mailer }: CodeContext,
  { id, whenRecent }: CodeRequest,
): Promise<void> {
  if (!mailer.isAvailable) throw new RequestError('mail_unavailable');
  const last = await lockCode(writer.tx, id);
  const now = writer.now();
  const isRecent = last !== undefined && now - last.requested_at.getTime() < pauseMs;
  if (isRecent && whenRecent === 'refuse') throw new RequestError('too_many_requests');
  const isNewWindow = last === undefined || now - last.counted_from.getTime() >= windowMs;
  const requests = isNewWindow ? 1 : last.requests + 1;
  if (requests > mostInWindow) throw new RequestError('too_many_requests');
  const at = instant(writer);
  await upsertCodeRequest(writer.tx, {
    tenant_id: writer.tenantId,
    submission_id: id.submissionId,
    purpose: id.purpose,
    requested_at: at,
    counted_from: isNewWindow ? at : last.counted_from,
    requests,
  });
  await jobs.send(writer, 'send-code', id);
}
