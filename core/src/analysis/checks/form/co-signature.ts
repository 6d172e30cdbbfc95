import {
  coSignatureDays,
  coSignatureLogins,
  coSignatureMethod,
  coSignatureReminder,
  coSigner,
  coSignerName,
  hasCoSignature,
} from '../../../version-settings/co-signature/co-signature-settings.ts';
import { hasConfirmationMail, mailRecipient } from '../../../version-settings/mail-settings.ts';
import type { VersionSettings } from '../../../version-settings/version-settings-schema.ts';
import type { CheckedForm } from '../../checked-form.ts';
import { nameOf } from '../../fields/field-name.ts';
import { findRecipient, isAlwaysAnswered, isAlwaysShown } from '../../fields/mail-recipients.ts';
import { createFinding, type Finding } from '../../finding.ts';
import type { Check } from '../check.ts';

/**
 * Checks that a co-signature has a recipient, and that the visitor can be notified when it is not
 * signed.
 */
export const checkCoSignature: Check = function* (form) {
  const { settings } = form.context;
  if (settings?.[hasCoSignature.key] !== true) return;
  yield* checkLogins(settings);
  yield* checkSigner(form, settings);
  yield* checkVisitor(form, settings);
  const days = settings[coSignatureDays.key] ?? coSignatureDays.default();
  if ((settings[coSignatureReminder.key] ?? coSignatureReminder.default()) >= days)
    yield createFinding('co_signature_reminder_late', { setting: coSignatureReminder.key });
};

function* checkLogins(settings: VersionSettings): Generator<Finding> {
  const { key } = coSignatureLogins;
  if (settings[coSignatureMethod.key] === 'login' && (settings[key] ?? []).length === 0)
    yield createFinding('co_signature_login_missing', { setting: key });
}

function* checkSigner(form: CheckedForm, settings: VersionSettings): Generator<Finding> {
  const path = { setting: coSigner.key };
  const found = findRecipient(form, settings[coSigner.key]);
  const isByLogin = settings[coSignatureMethod.key] === 'login';
  // A co-signer who logs in needs no mail, because the visitor passes on a code.
  const isLeftOut = isByLogin && (settings[coSigner.key] ?? '') === '';
  if (found === undefined && !isLeftOut) yield createFinding('co_signer_missing', path);
  else if (found !== undefined && !(isByLogin ? isAlwaysShown : isAlwaysAnswered)(form, found))
    yield createFinding('co_signer_conditional', path, nameOf(found));
  const name = settings[coSignerName.key] ?? '';
  if (name !== '' && !form.fields.some(({ field }) => field.id === name))
    yield createFinding('co_signer_name_missing', { setting: coSignerName.key });
}

/** Checks that the visitor's own address is known, and is not the co-signer's. */
function* checkVisitor({ context }: CheckedForm, settings: VersionSettings): Generator<Finding> {
  const isConfirmed = settings[hasConfirmationMail.key] === true;
  const own = (isConfirmed ? settings[mailRecipient.key] : context.verificationField) ?? '';
  if (own === '') yield createFinding('co_signature_unanswered', { setting: hasCoSignature.key });
  else if (own === settings[coSigner.key])
    yield createFinding('co_signer_is_visitor', { setting: coSigner.key });
}
