import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { formatInstant } from '@form-builder/core/formats/dates/local-time.ts';
import type { JobContext, JobHandler } from '../../platform/jobs/job-handlers.ts';
import { isBounced } from '../../mails/bounced-addresses.ts';
import type { TenantMailSender } from '../../mails/tenant-mail.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { createPublicKey, hashKey } from '../../platform/secrets/public-key.ts';
import { readFilledForm } from '../filled-version/filled-form.ts';
import type { MailLimits } from '../mail-limits/mail-limits.ts';
import { sendVisitorNotice } from '../mails/visitor-mail.ts';
import { selectFilledSubmission } from '../filled-version/filled-submission-queries.ts';
import { recipientPlace } from './co-signature-secrets.ts';
import { coSignatureState } from './co-signature-state.ts';
import { addKeyHash, selectCoSignature } from './co-signatures-queries.ts';

/** The dependencies of mails to co-signers. */
export interface CoSignatureMailOptions extends TenantMailSender {
  readonly cipher: SecretCipher;
  readonly mailLimits: Pick<MailLimits, 'takeUnasked'>;
}

/**
 * Mails the link to co-sign. Its key is created here and exists only in the mail; it comes after the
 * `#`, so that no server and no log sees it.
 */
export function createSendCoSignature({
  cipher,
  mailLimits,
  ...sender
}: CoSignatureMailOptions): JobHandler<'send-co-signature'> {
  return async (context, { coSignatureId: id, isReminder }) => {
    const { tenant } = context;
    const key = createPublicKey();
    const asked = await findAsked(context, id);
    if (asked === undefined) return;
    const { row, filled, form } = asked;
    if (row.sealed_recipient === null) return;
    const to = cipher.decrypt(recipientPlace({ tenantId: tenant.id, id }), row.sealed_recipient);
    // A reminder to an address that mail servers reject reaches nobody.
    const place = { tenantId: tenant.id, address: to };
    if (isReminder && (await context.transaction((tx) => isBounced(tx, cipher, place)))) return;
    // The request was counted when the form was sent.
    if (isReminder && !(await mailLimits.takeUnasked({ tenant, recipient: to }))) return;
    await context.transaction((tx) => addKeyHash(tx, id, hashKey(key)));
    const { form_id: formId, environment, is_test: isTest } = filled;
    const address = new URL(`/render/${formId}?omgeving=${environment}`, sender.originOf(tenant));
    address.hash = `fb-sign=${id}.${key}`;
    const translate = translatorOf(form.locale);
    const isByLogin = row.logins.length > 0;
    await sendVisitorNotice(context, sender, {
      to,
      language: row.language,
      form: form.formTitle,
      words: { until: formatInstant(row.expires_at, form.locale, 'long') },
      subject: isReminder ? 'mail.co_signature.reminder_subject' : 'mail.co_signature.subject',
      parts: [
        ...(isTest ? (['mail.test'] as const) : []),
        isReminder ? 'mail.co_signature.reminder' : 'mail.co_signature.text',
        'mail.co_signature.until',
        { label: translate('mail.co_signature.action'), address: address.href },
        ...(isByLogin ? (['mail.co_signature.by_login'] as const) : []),
        isByLogin ? 'mail.co_signature.unknown' : 'mail.co_signature.warning',
      ],
    });
  };
}

/** Returns the open request to sign; `undefined` when it is no longer open. */
function findAsked({ transaction, now }: JobContext, id: string) {
  return transaction(async (tx) => {
    const row = await selectCoSignature(tx, id);
    if (row === undefined || coSignatureState(row, now()) !== 'waiting') return undefined;
    const filled = await selectFilledSubmission(tx, row.submission_id);
    return { row, filled, form: readFilledForm(filled) };
  });
}
