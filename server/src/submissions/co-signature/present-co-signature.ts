import type {
  CoSignature,
  CoSignerIdentity,
} from '@form-builder/core/contract/visitor/co-signatures.ts';
import type { SubmissionCoSignature } from '@form-builder/core/contract/staff/submissions/submission-co-signature.ts';
import { isoInstant, isoInstantOrNull } from '../../platform/http/responses/iso-instant.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { readFilledForm } from '../filled-version/filled-form.ts';
import type { FilledSubmission } from '../filled-version/filled-submission-queries.ts';
import { maskIdentifier } from '../reading/mask-identifier.ts';
import { openReason, signerPlace } from './co-signature-secrets.ts';
import { coSignatureState } from './co-signature-state.ts';
import type { CoSignatureRow } from './co-signatures-queries.ts';
import { summariseForSigner } from './summarise-for-signer.ts';

interface Around {
  readonly tenantId: string;
  readonly cipher: SecretCipher;
  readonly now: number;
}

interface ShownToSigner extends Around {
  readonly identity: CoSignerIdentity;
  /** The visitor's data are shielded in the register of persons. */
  readonly isShielded: boolean;
}

/**
 * A co-signature as the co-signer sees it: without answers before a required login and after
 * answering.
 */
export function presentCoSignature(
  row: CoSignatureRow,
  filled: FilledSubmission,
  { tenantId, cipher, now, identity, isShielded }: ShownToSigner,
): CoSignature {
  const { id, text, language, logins } = row;
  const state = coSignatureState(row, now);
  const isWaiting = state === 'waiting';
  const isShown = isWaiting && (identity === 'not_needed' || identity === 'known');
  return {
    id,
    state,
    form_title: readFilledForm(filled).formTitle,
    is_test: filled.is_test,
    text,
    language,
    expires_at: isoInstant(row.expires_at),
    ended_at: isoInstantOrNull(endOf(row)),
    identity: isWaiting ? identity : 'not_needed',
    logins: isWaiting
      ? logins.map(({ provider, least_level }) => ({ provider, least_level: least_level ?? null }))
      : [],
    sections: isShown ? [...summariseForSigner(filled, { tenantId, cipher, isShielded })] : [],
  };
}

/** A co-signature as staff see it: who was asked, and the result. */
export function presentSubmissionCoSignature(
  row: CoSignatureRow | undefined,
  { tenantId, cipher, now }: Around,
): SubmissionCoSignature | null {
  if (row === undefined) return null;
  const { id, text, language } = row;
  return {
    state: coSignatureState(row, now),
    name: row.signer_name,
    recipient: row.masked_recipient,
    text,
    language,
    requested_at: isoInstant(row.requested_at),
    expires_at: isoInstant(row.expires_at),
    ended_at: isoInstantOrNull(endOf(row)),
    reason: openReason(cipher, { tenantId, id }, row.sealed_reason),
    login: presentSignerLogin(row, { tenantId, cipher }),
  };
}

/** Who answered, as their login proved; the identifier is masked. */
function presentSignerLogin(
  { id, sealed_identifier: sealed, ...row }: CoSignatureRow,
  { tenantId, cipher }: Pick<Around, 'tenantId' | 'cipher'>,
): SubmissionCoSignature['login'] {
  if (sealed === null || row.login_at === null) return null;
  return {
    provider: row.login_provider ?? '',
    provider_name: row.login_provider_name ?? '',
    name: row.login_name ?? '',
    level: row.login_level,
    identifier: maskIdentifier(cipher.decrypt(signerPlace({ tenantId, id }), sealed)),
    authenticated_at: isoInstant(row.login_at),
  };
}

const endOf = ({ signed_at, declined_at, expired_at }: CoSignatureRow): Date | null =>
  signed_at ?? declined_at ?? expired_at;
