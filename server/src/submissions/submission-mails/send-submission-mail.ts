import { languageOf } from '@form-builder/core/messages/languages.ts';
import { isAnyShielded, selectIdentities } from '../../citizen-login/login-queries.ts';
import type { FileServices } from '../../files/file-services.ts';
import type { JobContext, JobHandler } from '../../platform/jobs/job-handlers.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import type { MailLimits } from '../mail-limits/mail-limits.ts';
import { createSubmissionPdf, type PdfServices } from '../pdf/create-submission-pdf.ts';
import {
  selectSentSubmission,
  type SentSubmission,
} from '../filled-version/filled-submission-queries.ts';
import { maskStoredAnswers } from '../reading/mask-stored-answers.ts';
import { sendTenantMail, type TenantMailSender } from '../../mails/tenant-mail.ts';
import { findAttachedFiles, readAttachedFiles } from '../reading/attached-files.ts';
import { attemptMail, endMail } from '../mails/attempt-mail.ts';
import { openRecipient } from '../mails/mail-secrets.ts';
import { selectMail, type MailRow } from '../mails/mails-queries.ts';
import { attachesFiles, writeSubmissionMail, type SentMailKind } from './write-submission-mail.ts';

/** The dependencies of mails about submissions. */
export interface SubmissionMailOptions extends TenantMailSender {
  readonly cipher: SecretCipher;
  readonly mailLimits: Pick<MailLimits, 'takeUnasked' | 'takeNotice'>;
  readonly pdf: PdfServices;
  readonly files: Pick<FileServices, 'storage' | 'scan'>;
}

/**
 * Sends a mail about a submission at least once: it has the same id when it is sent again after a
 * crash, so that mail programs show it once. A mail that cannot be sent does not affect the
 * submission.
 */
export function createSendSubmissionMail(
  options: SubmissionMailOptions,
): JobHandler<'send-submission-mail'> {
  return async (context, { mailId }) => {
    const found = await context.transaction(async (tx) => {
      const mail = await selectMail(tx, mailId);
      const sent = mail && (await selectSentSubmission(tx, mail.submission_id));
      const identities = mail === undefined ? [] : await selectIdentities(tx, mail.submission_id);
      return mail && sent && { mail, sent, isShielded: isAnyShielded(identities) };
    });
    // The mail was deleted with its submission, or an earlier attempt of this job completed it.
    if (found === undefined || found.mail.state !== 'waiting') return;
    const { mail, sent, isShielded } = found;
    const { kind } = mail;
    // A reminder is about a draft, and has a job of its own.
    if (kind === 'reminder') return;
    const recipient = openRecipient(
      options.cipher,
      { tenantId: context.tenant.id, id: mail.id },
      mail.sealed_recipient,
    );
    if (!(await mayBeSent(context, options, mail, recipient)))
      return endMail(context, mail, 'limited');
    await attemptMail(context, mail, () =>
      send(context, options, { mail, kind, sent, isShielded, recipient }),
    );
  };
}

/**
 * Confirmations and notices are counted here, because they are sent without a request, also after a
 * payment.
 */
async function mayBeSent(
  { tenant }: JobContext,
  { mailLimits }: SubmissionMailOptions,
  { kind, tries }: MailRow,
  recipient: string,
): Promise<boolean> {
  if (kind === 'copy' || tries > 0) return true;
  const take = kind === 'notice' ? mailLimits.takeNotice : mailLimits.takeUnasked;
  return take({ tenant, recipient });
}

interface Sending {
  readonly mail: MailRow;
  readonly kind: SentMailKind;
  readonly sent: SentSubmission;
  /** What the register of persons gave stays out of mails. */
  readonly isShielded: boolean;
  readonly recipient: string;
}

async function send(
  context: JobContext,
  options: SubmissionMailOptions,
  { mail, kind, sent, isShielded, recipient }: Sending,
): Promise<void> {
  const { tenant } = context;
  const shown = maskStoredAnswers(options.cipher, tenant.id, sent, {
    isShielded,
  });
  const attached = attachesFiles(kind, sent)
    ? await findAttachedFiles(context, options.files, sent, shown.answers)
    : ({ kind: 'none' } as const);
  const origin = options.originOf(tenant);
  const subject = { shown, files: attached.kind, organisation: tenant.name, origin };
  const asSent = { ...sent, definition: shown.definition };
  const written = writeSubmissionMail(kind, asSent, subject);
  const pdf = written.hasPdf
    ? await createSubmissionPdf(options.pdf, tenant, sent, shown)
    : undefined;
  await sendTenantMail(context, options, {
    id: mail.id,
    to: recipient,
    language: languageOf(written.locale),
    subject: written.subject,
    parts: written.parts,
    attachments: [
      ...(pdf ? [{ ...pdf, contentType: 'application/pdf' }] : []),
      ...(await readAttachedFiles(options.files, attached)),
    ],
  });
}
