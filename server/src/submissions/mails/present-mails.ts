import type { SubmissionMail } from '@form-builder/core/contract/staff/submissions/submission-mail.ts';
import { isoInstant, isoInstantOrNull } from '../../platform/http/responses/iso-instant.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { openRecipient } from './mail-secrets.ts';
import { maskAddress } from './mask-address.ts';
import type { MailRow } from './mails-queries.ts';

/** Presents the mails about a submission to staff; addresses are masked. */
export function presentMails(
  cipher: SecretCipher,
  tenantId: string,
  rows: readonly MailRow[],
): SubmissionMail[] {
  return rows.map((row) =>
    presentMail(row, openRecipient(cipher, { tenantId, id: row.id }, row.sealed_recipient)),
  );
}

/** One of them. */
export function presentMail(
  { id, kind, state, created_at, ended_at }: Omit<MailRow, 'sealed_recipient'>,
  recipient: string,
): SubmissionMail {
  return {
    id,
    kind,
    state,
    recipient: maskAddress(recipient),
    created_at: isoInstant(created_at),
    ended_at: isoInstantOrNull(ended_at),
  };
}
