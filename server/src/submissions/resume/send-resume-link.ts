import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { JobHandler } from '../../platform/jobs/job-handlers.ts';
import { shareReviewLink, type SharedLink } from '../../reviews/share-review-link.ts';
import { createPublicKey, hashKey } from '../../platform/secrets/public-key.ts';
import { insertFurtherKey, selectMailing, type Mailing } from '../submissions-queries.ts';
import { sendVisitorNotice, type VisitorMailSender } from '../mails/visitor-mail.ts';

interface Mailed extends Pick<Mailing, 'form_id' | 'environment'> {
  readonly review: SharedLink | undefined;
}

/**
 * Mails the resume link. Its key is created here and exists only in the mail; it comes after the
 * `#`, so that no server and no log sees it.
 */
export function createSendResumeLink(sender: VisitorMailSender): JobHandler<'send-resume-link'> {
  return async (context, { submissionId, language, reviewKeyHash }) => {
    const { tenant, transaction } = context;
    const key = createPublicKey();
    const at = new Date(context.now());
    const mailing = await transaction(async (tx) => {
      const found = await selectMailing(tx, submissionId);
      if (found === undefined || found.resume_email === null) return undefined;
      await insertFurtherKey(tx, {
        tenant_id: tenant.id,
        key_hash: hashKey(key),
        submission_id: submissionId,
        needs_code: found.submission_settings.resume_code === true,
        created_at: at,
      });
      const review =
        reviewKeyHash === undefined
          ? undefined
          : await shareReviewLink(tx, Buffer.from(reviewKeyHash, 'hex'), at);
      return { ...found, to: found.resume_email, review };
    });
    if (mailing === undefined) return;
    const address = new URL(pathOf(mailing), sender.originOf(tenant));
    address.hash = [
      ...(mailing.review ? [`review=${mailing.review.key}`] : []),
      `fb-resume=${submissionId}.${key}`,
    ].join('&');
    await sendVisitorNotice(context, sender, {
      to: mailing.to,
      language,
      form: mailing.title,
      subject: 'mail.resume.subject',
      parts: [
        'mail.resume.text',
        { label: translatorOf(language)('mail.resume.action'), address: address.href },
        'mail.resume.warning',
      ],
    });
  };
}

/** Under review, the page of the review link: the only page that shows the version. */
function pathOf({ form_id: formId, environment, review }: Mailed): string {
  return review?.path ?? `/render/${formId}?omgeving=${environment}`;
}
