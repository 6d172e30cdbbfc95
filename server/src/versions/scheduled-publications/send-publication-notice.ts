import { formatInstant } from '@form-builder/core/formats/dates/local-time.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { languageOf, type Language } from '@form-builder/core/messages/languages.ts';
import type { Transaction } from 'kysely';
import { findActiveUser, findUser } from '../../accounts/users/users-queries.ts';
import { isVisibleTo } from '../../forms/visible-forms.ts';
import { toCaller } from '../../identity/to-caller.ts';
import { sendTenantMail, type TenantMailSender } from '../../mails/tenant-mail.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobContext, JobHandler } from '../../platform/jobs/job-handlers.ts';
import type { JobPayloads } from '../../platform/jobs/job-payloads.ts';
import type { MailPart } from '../../platform/mail/compose-mail.ts';
import { selectSettings } from '../../settings/settings-queries.ts';
import { findFailedPublication, type FailedPublication } from './publication-notice-queries.ts';

type Job = JobPayloads['send-publication-notice'];

/** Who gets the mail. */
interface Addressee {
  readonly to: string;
  readonly name: string | null;
  readonly language: Language;
  /** False for who may not see the form any more: the mail then does not name it. */
  readonly seesForm: boolean;
}

/** Mails one person that a version was not published at its moment, with the reason. */
export function createSendPublicationNotice(
  options: TenantMailSender,
): JobHandler<'send-publication-notice'> {
  return async (context, job) => {
    const { transaction, tenant } = context;
    const found = await transaction(async (tx) => {
      const failed = await findFailedPublication(tx, job.publicationId);
      const addressee = failed && (await findAddressee(tx, context, job, failed));
      return addressee && { failed, addressee };
    });
    if (found === undefined || !options.mailer.isAvailable) return;
    const { failed, addressee } = found;
    await sendTenantMail(context, options, {
      id: `${job.publicationId}.${job.userId ?? 'administrator'}.${String(failed.failed_at?.getTime())}`,
      to: addressee.to,
      language: addressee.language,
      ...contentOf(failed, addressee, options.originOf(tenant)),
    });
  };
}

async function findAddressee(
  tx: Transaction<Database>,
  { tenant }: JobContext,
  { userId }: Job,
  failed: FailedPublication,
): Promise<Addressee | undefined> {
  if (userId === null) {
    const to = (await selectSettings(tx)).get('delivery_notice_address');
    if (typeof to !== 'string' || to === '') return undefined;
    return { to, name: null, language: 'nl', seesForm: true };
  }
  const active = await findActiveUser(tx, tenant.id, 'id', userId);
  const user = active && (await findUser(tx, tenant.id, userId));
  if (active === undefined || user === undefined) return undefined;
  const visible = await tx
    .selectFrom('forms')
    .select('forms.id')
    .where('forms.id', '=', failed.form_id)
    .where(isVisibleTo(toCaller(active)))
    .executeTakeFirst();
  const { email: to, label: name, locale } = user;
  return { to, name, language: languageOf(locale), seesForm: visible !== undefined };
}

function contentOf(
  { failure, number, form, environment, planned_at, version_id }: FailedPublication,
  { name, language, seesForm }: Addressee,
  origin: string,
): { readonly subject: string; readonly parts: readonly MailPart[] } {
  const translate = translatorOf(language);
  const greeting = name === null ? 'mail.export.scheduled.greeting' : 'mail.staff.greeting';
  const opening = { text: translate(greeting, { name: name ?? '' }) };
  const reason = { text: translate(`logbook.failure.${failure}`) };
  if (!seesForm)
    return {
      subject: translate('mail.publication_failed.subject_plain'),
      parts: [opening, { text: translate('mail.publication_failed.text_plain') }],
    };
  const at = formatInstant(planned_at.getTime(), language);
  const facts = { form, version: number, environment, at };
  const address = new URL(`/forms/review/${version_id}`, origin).href;
  return {
    subject: translate('mail.publication_failed.subject', { form }),
    parts: [
      opening,
      { text: translate('mail.publication_failed.text', facts) },
      reason,
      { text: translate('mail.publication_failed.next') },
      { label: translate('mail.publication_failed.action'), address },
    ],
  };
}
