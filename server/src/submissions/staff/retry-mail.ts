import type { submissionsContract } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor, type Writer } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import type { MailLimits } from '../mail-limits/mail-limits.ts';
import { openRecipient } from '../mails/mail-secrets.ts';
import { lockMail, updateMail, type MailRow } from '../mails/mails-queries.ts';
import { sendMailJob } from '../mails/queue-mail.ts';
import { presentMail } from '../mails/present-mails.ts';
import { selectSubmission } from './staff-queries.ts';

/** The dependencies of sending a mail again. */
export interface RetryMailOptions {
  readonly jobs: JobSender;
  readonly cipher: SecretCipher;
  readonly mailer: Pick<Mailer, 'isAvailable'>;
  readonly mailLimits: Pick<MailLimits, 'retry'>;
}

/** Sends a failed mail about a submission again, to the same address. */
export function retryMail(
  options: RetryMailOptions,
): Handlers<typeof submissionsContract>['retryMail'] {
  return async (context) => {
    const { caller, params, tenant, transaction } = context;
    const { jobs, cipher, mailer, mailLimits } = options;
    const getUnsent = (tx: Writer['tx']) => getUnsentMail(tx, caller, params);
    const { id, sealed_recipient: sealed } = await transaction(getUnsent);
    if (!mailer.isAvailable) throw new RequestError('mail_unavailable');
    const recipient = openRecipient(cipher, { tenantId: tenant.id, id }, sealed);
    await mailLimits.retry({ tenant, recipient }, id);
    return transaction(async (tx) => {
      const mail = await getUnsent(tx);
      const change = await sendAgain(writerFor(context, tx), jobs, mail);
      return { data: presentMail({ ...mail, ...change }, recipient) };
    });
  };
}

/** Returns the mail, locked; throws unless it has failed permanently. */
async function getUnsentMail(
  tx: Writer['tx'],
  caller: Caller,
  { id, mail_id: mailId }: { readonly id: string; readonly mail_id: string },
): Promise<MailRow> {
  const submission = await selectSubmission(tx, caller, id);
  const mail = submission && (await lockMail(tx, mailId));
  if (mail?.submission_id !== id) throw new RequestError('not_found');
  const isUnsent = mail.state === 'failed' || mail.state === 'limited';
  if (!isUnsent) throw new RequestError('transition_not_allowed');
  return mail;
}

async function sendAgain(writer: Writer, jobs: JobSender, { id, submission_id, kind }: MailRow) {
  // Marked as tried, because the limits counted the mail when it was requested.
  const change = { state: 'waiting', tries: 1, ended_at: null } as const;
  await updateMail(writer.tx, id, change);
  await writeLogbook(writer, {
    action: 'submission.mail_retried',
    subject: ['submission', submission_id],
    details: { name: kind },
  });
  await sendMailJob(writer, jobs, { id, kind });
  return change;
}
