import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { formatInstant } from '@form-builder/core/formats/dates/local-time.ts';
import type { FilledSubmission } from '../filled-version/filled-submission-queries.ts';
import type { StatementRow } from '../statements/statement-rows.ts';

type Signed = Pick<
  FilledSubmission,
  | 'co_signed_at'
  | 'co_signer_name'
  | 'co_signer_address'
  | 'co_signature_text'
  | 'co_signer_login_name'
  | 'co_signer_provider'
>;

/** Who co-signed a submission, when, and the text they agreed to; for its PDF and its mails. */
export function coSignatureRows(signed: Signed, locale: string): readonly StatementRow[] {
  const { co_signed_at: at, co_signer_name: name, co_signer_address: address } = signed;
  if (at === null) return [];
  const translate = translatorOf(locale);
  const text = signed.co_signature_text ?? '';
  const moment = formatInstant(at, locale, 'long');
  const { co_signer_login_name: loginName, co_signer_provider: provider } = signed;
  const who = [name, address && (name ? `(${address})` : address)].filter(Boolean).join(' ');
  const value =
    provider === null
      ? translate('co_signature.signed', { who, text, moment })
      : translate('co_signature.signed_by_login', {
          who: loginName?.trim() || who,
          provider,
          text,
          moment,
        });
  return [{ label: translate('co_signature.label'), value }];
}
