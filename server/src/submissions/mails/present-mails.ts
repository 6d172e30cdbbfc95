import type {
  BounceReason,
  SubmissionMail,
} from '@form-builder/core/contract/staff/submissions/submission-mail.ts';
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
  mail: Omit<MailRow, 'sealed_recipient'>,
  recipient: string,
): SubmissionMail {
  const { id, kind, state, created_at, ended_at, bounce, bounced_at: at } = mail;
  return {
    id,
    kind,
    state,
    recipient: maskAddress(recipient),
    created_at: isoInstant(created_at),
    ended_at: isoInstantOrNull(ended_at),
    bounce: bounce && at && { kind: bounce, reason: reasonOf(mail), at: isoInstant(at) },
  };
}

/** By the subject and detail of the enhanced status code (RFC 3463, 3.2 to 3.8); the first that fits. */
const reasons: readonly (readonly [RegExp, BounceReason])[] = [
  [/^\d\.1\./, 'unknown_address'],
  [/^\d\.2\.2$/, 'mailbox_full'],
  [/^\d\.(?:2\.3|3\.4)$/, 'too_large'],
  [/^\d\.2\./, 'mailbox_unavailable'],
  [/^\d\.[34]\./, 'unreachable'],
  [/^\d\.[67]\./, 'rejected'],
];

const reasonOf = ({ bounce_status: status }: Pick<MailRow, 'bounce_status'>): BounceReason =>
  reasons.find(([pattern]) => pattern.test(status ?? ''))?.[1] ?? 'other';
