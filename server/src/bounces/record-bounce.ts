import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { openRecipient } from '../submissions/mails/mail-secrets.ts';
import { lockMail, updateMail } from '../submissions/mails/mails-queries.ts';
import { noteBouncedAddress } from '../mails/bounced-addresses.ts';
import type { DeliveryReport } from './parse-delivery-report.ts';

interface RecordOptions {
  readonly cipher: SecretCipher;
  readonly jobs: JobSender;
}

/** Mail servers give up after days; what comes later than this is no report of a real delivery. */
const acceptedMs = 30 * 86_400_000;

/**
 * Notes with a mail what a mail server reports. False when there is no such mail any more, or the report is too late. A
 * final failure is not replaced by a delay that arrives after it, and a repeated report changes nothing.
 */
export async function recordBounce(
  writer: Writer,
  { cipher, jobs }: RecordOptions,
  mailId: string,
  { kind, status }: Pick<DeliveryReport, 'kind' | 'status'>,
): Promise<boolean> {
  const { tx, tenantId } = writer;
  const mail = await lockMail(tx, mailId);
  if (mail === undefined || writer.now() - mail.created_at.getTime() > acceptedMs) return false;
  if (mail.bounce === 'permanent') return true;
  const at = instant(writer);
  await updateMail(tx, mailId, { bounce: kind, bounce_status: status, bounced_at: at });
  if (kind === 'temporary') return true;
  const address = openRecipient(cipher, { tenantId, id: mailId }, mail.sealed_recipient);
  await noteBouncedAddress(tx, cipher, { tenantId, address, at });
  await writeLogbook(writer, {
    action: 'submission.mail_bounced',
    subject: ['submission', mail.submission_id],
    details: { name: mail.kind },
  });
  await jobs.send(writer, 'report-bounced-mails', {});
  return true;
}
