import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Tenant } from '../../platform/http/handlers.ts';
import type { JobHandler } from '../../platform/jobs/job-handlers.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { createPublicKey, hashKey } from '../public-key.ts';
import { insertFurtherKey, selectMailing } from '../submissions-queries.ts';
import { sendVisitorMail } from '../visitor-mail.ts';

interface SendResumeLinkOptions {
  readonly mailer: Mailer;
  /** Where a tenant's pages are. */
  readonly originOf: (tenant: Tenant) => string;
}

/**
 * Mails the link with which the visitor goes on. Its key is made here and is nowhere but in the mail;
 * it stands after the `#`, so that no server and no log ever sees it.
 */
export function createSendResumeLink({
  mailer,
  originOf,
}: SendResumeLinkOptions): JobHandler<'send-resume-link'> {
  return async (context, { submissionId, language }) => {
    const { tenant, transaction } = context;
    const key = createPublicKey();
    const mailing = await transaction(async (tx) => {
      const found = await selectMailing(tx, submissionId);
      if (found === undefined || found.resume_email === null) return undefined;
      await insertFurtherKey(tx, {
        tenant_id: tenant.id,
        key_hash: hashKey(key),
        submission_id: submissionId,
        needs_code: found.submission_settings.resume_code === true,
        created_at: new Date(context.now()),
      });
      return { ...found, to: found.resume_email };
    });
    if (mailing === undefined) return;
    const page = new URL(`/render/${mailing.form_id}`, originOf(tenant));
    page.searchParams.set('omgeving', mailing.environment);
    page.hash = `fb-resume=${submissionId}.${key}`;
    await sendVisitorMail(context, mailer, {
      ...{ to: mailing.to, language, form: mailing.title },
      subject: 'mail.resume.subject',
      parts: [
        'mail.resume.text',
        { label: translatorOf(language)('mail.resume.action'), address: page.href },
        'mail.resume.warning',
      ],
    });
  };
}
