import { leaveOutLinksIn } from '@form-builder/core/mails/leave-out-links.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';
import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tenant } from '../../platform/database/tenancy/tenant.ts';
import type { TenantMailSender } from '../../mails/tenant-mail.ts';
import type { JobHandler } from '../../platform/jobs/job-handlers.ts';
import { shareReviewLink, type SharedLink } from '../../reviews/share-review-link.ts';
import { createPublicKey, hashKey } from '../../platform/secrets/public-key.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { openReason } from '../co-signature/co-signature-secrets.ts';
import { selectCoSignatureOf } from '../co-signature/co-signatures-queries.ts';
import type { MailLimits } from '../mail-limits/mail-limits.ts';
import type { SubmissionJobs } from '../submission-jobs.ts';
import { insertFurtherKey } from '../submissions-queries.ts';
import { selectMailing, type Mailing } from '../mailing-queries.ts';
import { sendVisitorNotice, type VisitorNoticePart } from '../mails/visitor-mail.ts';

/** The draft that a link goes on with. */
interface Mailed extends Pick<Mailing, 'form_id' | 'environment'> {
  readonly review: SharedLink | undefined;
}

/** The dependencies of mails with a resume link. */
export interface ResumeLinkOptions extends TenantMailSender {
  readonly cipher: SecretCipher;
  readonly mailLimits: Pick<MailLimits, 'takeUnasked'>;
}

type Outcome = NonNullable<SubmissionJobs['send-resume-link']['outcome']>;

/**
 * The texts of a link that was not requested: the submission was returned without a co-signature.
 */
const outcomeTexts: Readonly<Record<Outcome, { subject: MessageId; text: MessageId }>> = {
  declined: {
    subject: 'mail.co_signature.declined_subject',
    text: 'mail.co_signature.declined',
  },
  expired: { subject: 'mail.co_signature.expired_subject', text: 'mail.co_signature.expired' },
};

/**
 * Mails the resume link. Its key is created here and exists only in the mail; it comes after the
 * `#`, so that no server and no log sees it.
 */
export function createSendResumeLink({
  cipher,
  mailLimits,
  ...sender
}: ResumeLinkOptions): JobHandler<'send-resume-link'> {
  return async (context, { submissionId, language, reviewKeyHash, outcome }) => {
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
      const reason =
        outcome === 'declined' ? await findReason(tx, cipher, tenant, submissionId) : '';
      return { ...found, to: found.resume_email, review, reason };
    });
    if (mailing === undefined) return;
    const { to } = mailing;
    // A link that the visitor requested was counted at the request.
    if (outcome && !(await mailLimits.takeUnasked({ tenant, recipient: to }))) return;
    const translate = translatorOf(language);
    const texts = outcome && outcomeTexts[outcome];
    const address = resumeAddress(mailing, sender.originOf(tenant), `${submissionId}.${key}`);
    await sendVisitorNotice(context, sender, {
      to,
      language,
      form: mailing.title,
      subject: texts?.subject ?? 'mail.resume.subject',
      parts: [
        texts?.text ?? 'mail.resume.text',
        ...reasonPart(mailing.reason, translate),
        { label: translate('mail.resume.action'), address },
        'mail.resume.warning',
      ],
    });
  };
}

/** The address of a page that goes on with a draft; `link` is its id and key. */
export function resumeAddress(mailed: Mailed, origin: string, link: string): string {
  const address = new URL(pathOf(mailed), origin);
  const review = mailed.review ? [`review=${mailed.review.key}`] : [];
  address.hash = [...review, `fb-resume=${link}`].join('&');
  return address.href;
}

/**
 * Under review the URL is that of the review link, which is the only page that shows the version.
 */
function pathOf({ form_id: formId, environment, review }: Mailed): string {
  return review?.path ?? `/render/${formId}?omgeving=${environment}`;
}

/** The reason for declining, if one was given. */
async function findReason(
  tx: Transaction<Database>,
  cipher: SecretCipher,
  { id: tenantId }: Pick<Tenant, 'id'>,
  submissionId: string,
): Promise<string> {
  const row = await selectCoSignatureOf(tx, submissionId);
  return row ? openReason(cipher, { tenantId, id: row.id }, row.sealed_reason) : '';
}

function reasonPart(reason: string, translate: Translate): readonly VisitorNoticePart[] {
  if (reason === '') return [];
  const value = leaveOutLinksIn(reason, translate('mail.link_left_out'));
  return [{ rows: [{ label: translate('mail.co_signature.reason'), value }] }];
}
