import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { findSensitive } from '@form-builder/core/sensitive-answers/find-sensitive.ts';
import {
  coSignatureDays,
  coSignatureReminder,
  coSignatureText,
  coSignerName,
} from '@form-builder/core/version-settings/co-signature/co-signature-settings.ts';
import { readCoSignatureLogins } from '@form-builder/core/version-settings/co-signature/read-co-signature-logins.ts';
import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { hashKey } from '../../platform/secrets/public-key.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import type { Completing } from '../completion/completion-step.ts';
import { readFilledForm, type FilledForm } from '../filled-version/filled-form.ts';
import { maskAddress } from '../mails/mask-address.ts';
import { selectFilledSubmission } from '../filled-version/filled-submission-queries.ts';
import { createCoSignatureCode } from './login/co-signature-code.ts';
import { codePlace, recipientPlace } from './co-signature-secrets.ts';
import { insertCoSignature } from './co-signatures-queries.ts';
import type { CoSigner } from './find-co-signer.ts';

/** The dependencies of a request to co-sign. */
export interface CoSignatureRequests {
  readonly jobs: JobSender;
  readonly cipher: SecretCipher;
}

const daySeconds = 86_400;

/**
 * Creates a request to co-sign; the mail is sent and the term starts when the transaction commits.
 * If the form requires a login to sign, also creates a code, which the visitor can pass on.
 */
export async function askCoSigner(
  { writer, submission, answers }: Completing,
  { jobs, cipher }: CoSignatureRequests,
  { address }: CoSigner,
): Promise<void> {
  const { tx, tenantId } = writer;
  const form = readFilledForm(await selectFilledSubmission(tx, submission.id));
  const id = writer.createId();
  const days = readVersionSetting(form, coSignatureDays);
  const reminderDays = readVersionSetting(form, coSignatureReminder);
  const isReminded = address !== null && reminderDays > 0 && reminderDays < days;
  const logins = readCoSignatureLogins(form.settings);
  const code = logins.length > 0 ? createCoSignatureCode() : null;
  const place = { tenantId, id };
  const inDays = (count: number) => new Date(writer.now() + count * daySeconds * 1000);
  await insertCoSignature(tx, {
    tenant_id: tenantId,
    id,
    submission_id: submission.id,
    sealed_recipient: address === null ? null : cipher.encrypt(recipientPlace(place), address),
    masked_recipient: address === null ? null : maskAddress(address),
    logins: JSON.stringify(logins),
    code_hash: code === null ? null : hashKey(code),
    sealed_code: code === null ? null : cipher.encrypt(codePlace(place), code),
    signer_name: nameOfSigner(form, answers),
    text: textOf(form),
    language: languageOf(form.locale),
    requested_at: inDays(0),
    remind_at: isReminded ? inDays(reminderDays) : null,
    expires_at: inDays(days),
  });
  if (address !== null)
    await jobs.send(writer, 'send-co-signature', { coSignatureId: id, isReminder: false });
  const afterSeconds = (isReminded ? reminderDays : days) * daySeconds;
  await jobs.send(writer, 'follow-co-signature', { coSignatureId: id }, { afterSeconds });
}

const textOf = (form: FilledForm): string =>
  readVersionSetting(form, coSignatureText).trim() ||
  translatorOf(form.locale)('co_signature.standard_text');

/** Returns the co-signer's name as it was filled in, unless the field is sensitive. */
function nameOfSigner(form: FilledForm, answers: Completing['answers']): string | null {
  const field = readVersionSetting(form, coSignerName);
  const name = answers[field];
  const isSensitive = findSensitive(form, fieldTypes).fields.has(field);
  return typeof name === 'string' && name.trim() !== '' && !isSensitive ? name.trim() : null;
}
