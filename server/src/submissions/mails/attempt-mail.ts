import type { SubmissionMail } from '@form-builder/core/contract/staff/submissions/submission-mail.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, writerFor } from '../../logbook/writer.ts';
import type { JobContext } from '../../platform/jobs/job-handlers.ts';
import { maxAttempts } from '../../platform/jobs/jobs.ts';
import { MailRejectedError } from '../../platform/mail/mail-rejected-error.ts';
import { countTry, updateMail, type MailRow } from './mails-queries.ts';

/**
 * Sends a mail and records the result. A mail that the server rejects, or that failed too often, ends as failed;
 * otherwise the error is thrown, so that the job is retried.
 */
export async function attemptMail(
  context: JobContext,
  mail: MailRow,
  send: () => Promise<void>,
): Promise<void> {
  const tries = await context.transaction((tx) => countTry(tx, mail.id));
  try {
    await send();
  } catch (error) {
    const isRejected = error instanceof MailRejectedError;
    if (isRejected || tries >= maxAttempts) await endMail(context, mail, 'failed');
    if (isRejected) return;
    throw error;
  }
  await endMail(context, mail, 'sent');
}

/** Records the result; the logbook does not contain the recipient. */
export async function endMail(
  context: JobContext,
  { id, submission_id: submissionId, kind }: MailRow,
  state: Exclude<SubmissionMail['state'], 'waiting'>,
): Promise<void> {
  await context.transaction(async (tx) => {
    const writer = writerFor({ ...context, caller: null }, tx);
    await updateMail(tx, id, { state, ended_at: instant(writer) });
    await writeLogbook(writer, {
      action: state === 'sent' ? 'submission.mail_sent' : 'submission.mail_failed',
      subject: ['submission', submissionId],
      details: { name: kind },
    });
  });
}
