import type { SubmissionMail } from '@form-builder/core/contract/staff/submissions/submission-mail.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { sealRecipient } from './mail-secrets.ts';
import { insertMail, type MailRow } from './mails-queries.ts';

/** The dependencies of mails that wait to be sent. */
export interface MailQueue {
  readonly jobs: JobSender;
  readonly cipher: SecretCipher;
}

/** Sends the job that sends the mail. */
export function sendMailJob(
  writer: Writer,
  jobs: JobSender,
  { id: mailId, kind }: Pick<MailRow, 'id' | 'kind'>,
): Promise<void> {
  const name = kind === 'reminder' ? 'send-reminder' : 'send-submission-mail';
  return jobs.send(writer, name, { mailId });
}

interface WantedMail {
  readonly submissionId: string;
  readonly kind: SubmissionMail['kind'];
  readonly recipient: string;
}

/** Stores a mail, which is sent once the transaction commits. */
export async function queueMail(
  writer: Writer,
  { jobs, cipher }: MailQueue,
  { submissionId, kind, recipient }: WantedMail,
): Promise<void> {
  const { tx, tenantId } = writer;
  const id = writer.createId();
  await insertMail(tx, {
    tenant_id: tenantId,
    id,
    submission_id: submissionId,
    kind,
    sealed_recipient: sealRecipient(cipher, { tenantId, id }, recipient),
    created_at: instant(writer),
  });
  await sendMailJob(writer, jobs, { id, kind });
}
