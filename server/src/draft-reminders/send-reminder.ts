import { formatInstant } from '@form-builder/core/formats/dates/local-time.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import { isBounced } from '../mails/bounced-addresses.ts';
import type { TenantMailSender } from '../mails/tenant-mail.ts';
import type { JobContext, JobHandler } from '../platform/jobs/job-handlers.ts';
import { createPublicKey, hashKey } from '../platform/secrets/public-key.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { readFilledForm, type FilledForm } from '../submissions/filled-version/filled-form.ts';
import { selectFilledSubmission } from '../submissions/filled-version/filled-submission-queries.ts';
import type { MailLimits } from '../submissions/mail-limits/mail-limits.ts';
import { attemptMail, endMail } from '../submissions/mails/attempt-mail.ts';
import { deleteMail, selectMail, type MailRow } from '../submissions/mails/mails-queries.ts';
import { sendVisitorNotice } from '../submissions/mails/visitor-mail.ts';
import { resumeAddress } from '../submissions/resume/send-resume-link.ts';
import { insertFurtherKey } from '../submissions/submissions-queries.ts';
import { selectWaitingDraft, type WaitingDraft } from './due-reminders-queries.ts';
import { mayBeResumed } from './may-be-resumed.ts';
import { createReminderPath } from './reminder-link.ts';
import { loadSavedTerms } from './saved-terms.ts';

/** The dependencies of reminders. */
export interface ReminderMailOptions extends TenantMailSender {
  readonly cipher: SecretCipher;
  readonly mailLimits: Pick<MailLimits, 'takeUnasked'>;
}

/** A reminder and its draft. */
interface Reminder {
  readonly mail: MailRow;
  readonly draft: WaitingDraft;
  readonly form: FilledForm;
  /** Of the visit, such as `de-DE`: the form itself may have no texts in that language. */
  readonly locale: string;
}

/**
 * Mails that a saved draft waits, unless the visitor sent, deleted or aborted it since, or unsubscribed. The mail has
 * the same id when it is sent again after a crash, so that mail programs show it once.
 */
export function createSendReminder(options: ReminderMailOptions): JobHandler<'send-reminder'> {
  return async (context, { mailId }) => {
    const mail = await context.transaction((tx) => selectMail(tx, mailId));
    if (mail?.kind !== 'reminder' || mail.state !== 'waiting') return;
    if (mail.unsubscribed_at !== null) return endMail(context, mail, 'unsubscribed');
    const reminder = await findReminder(context, options, mail);
    // Nothing was sent, so nothing is left of it.
    if (reminder === undefined) return context.transaction((tx) => deleteMail(tx, mail.id));
    const recipient = reminder.draft.email;
    const counted = { tenant: context.tenant, recipient };
    if (mail.tries === 0 && !(await options.mailLimits.takeUnasked(counted)))
      return endMail(context, mail, 'limited');
    await attemptMail(context, mail, () => send(context, options, reminder));
  };
}

function findReminder(
  { tenant, transaction, now }: JobContext,
  { cipher }: ReminderMailOptions,
  mail: MailRow,
): Promise<Reminder | undefined> {
  return transaction(async (tx) => {
    const moment = { terms: await loadSavedTerms(tx), now: now() };
    const draft = await selectWaitingDraft(tx, moment, mail.submission_id);
    if (draft === undefined || !(await mayBeResumed(tx, draft))) return undefined;
    if (await isBounced(tx, cipher, { tenantId: tenant.id, address: draft.email }))
      return undefined;
    const filled = await selectFilledSubmission(tx, draft.id);
    return { mail, draft, form: readFilledForm(filled), locale: filled.locale };
  });
}

/** The key of the link is created here and exists only in the mail, as that of a resume link. */
async function send(
  context: JobContext,
  { cipher, ...sender }: ReminderMailOptions,
  { mail, draft, form, locale }: Reminder,
): Promise<void> {
  const { tenant, transaction, now } = context;
  const key = createPublicKey();
  await transaction((tx) =>
    insertFurtherKey(tx, {
      tenant_id: tenant.id,
      key_hash: hashKey(key),
      submission_id: draft.id,
      needs_code: draft.needs_code,
      created_at: new Date(now()),
    }),
  );
  const origin = sender.originOf(tenant);
  const path = createReminderPath(cipher, { tenantId: tenant.id, mailId: mail.id });
  const unsubscribeUrl = new URL(path, origin).href;
  const translate = translatorOf(locale);
  const link = { ...draft, review: undefined };
  await sendVisitorNotice(context, sender, {
    id: mail.id,
    to: draft.email,
    unsubscribeUrl,
    language: languageOf(locale),
    form: form.formTitle,
    words: { until: formatInstant(draft.ends_at, locale, 'long') },
    subject: 'mail.reminder.subject',
    parts: [
      ...(draft.is_test ? (['mail.test'] as const) : []),
      'mail.reminder.text',
      'mail.reminder.until',
      {
        label: translate('mail.resume.action'),
        address: resumeAddress(link, origin, `${draft.id}.${key}`),
      },
      'mail.resume.warning',
      { label: translate('mail.reminder.stop'), address: unsubscribeUrl },
    ],
  });
}
