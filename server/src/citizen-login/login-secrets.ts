import { createHash } from 'node:crypto';
import type { LoginRepresentation } from '@form-builder/core/field-types/auth/auth.ts';
import * as v from 'valibot';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { SealedColumn } from '../platform/secrets/sealed-column.ts';
import { actingSecret, openActing, representationOf } from './acting/acting-party.ts';
import type { LoginRow } from './login-queries.ts';
import { kindOf, type PartyNumber } from '../providers/auth/identifier-kind.ts';
import type { ProviderSession } from '../providers/auth/login-driver.ts';

/** The input of a person's fingerprint: an identifier is only meaningful for its own provider. */
export const identityText = (providerId: string, identifier: string): string =>
  `${providerId} ${identifier}`;

/** The input of the fingerprint of a session at a provider: what the provider calls it. */
export const sessionText = (providerId: string, key: string): string => `${providerId} ${key}`;

const sessionSchema = v.object({
  key: v.string(),
  details: v.string(),
  sessionId: v.exactOptional(v.string()),
});

/** The SHA-256 of the provider's own id of a session, which is random. */
export const hashSessionId = (providerId: string, sessionId: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([providerId, sessionId]))
    .digest();

/** Reads the session of a login at its provider. */
export const parseSession = (text: string): ProviderSession =>
  v.parse(sessionSchema, JSON.parse(text));

/** The BSN or KVK number of whom the form is about; it never leaves the server except to a register. */
export const openIdentifier = (
  cipher: SecretCipher,
  tenantId: string,
  login: Pick<LoginRow, 'sealed_identifier'>,
): string => cipher.decrypt({ tenantId, purpose: 'identifier' }, login.sealed_identifier);

/** The same with its kind; a login of before has no kind, and is known by the form of its number. */
export function openNumber(
  cipher: SecretCipher,
  tenantId: string,
  login: Pick<LoginRow, 'sealed_identifier' | 'data_subject_type'>,
): PartyNumber {
  const number = openIdentifier(cipher, tenantId, login);
  return { kind: kindOf(login.data_subject_type, number), number };
}

/** The RSIN of the company that the form is about, which never leaves the server either; `null` without one. */
export const openRsin = (
  cipher: SecretCipher,
  tenantId: string,
  { sealed_rsin: sealed }: Pick<LoginRow, 'sealed_rsin'>,
): string | null => sealed && cipher.decrypt({ tenantId, purpose: 'identifier' }, sealed);

/** What the visitor of a login sees of acting for somebody; `null` for people who logged in for themselves. */
export const openRepresentation = (
  cipher: SecretCipher,
  tenantId: string,
  login: Pick<LoginRow, 'sealed_identifier' | 'sealed_acting'>,
): LoginRepresentation | null =>
  representationOf(openActing(cipher, tenantId, login), () =>
    openIdentifier(cipher, tenantId, login),
  );

const identifier = { column: 'sealed_identifier', purpose: 'identifier' } as const;

const rsin = { column: 'sealed_rsin', purpose: 'identifier' } as const;

/** Identifiers of citizens and companies, their sessions at providers, and the checks of a pending login. */
export const loginSecrets: readonly SealedColumn[] = [
  { table: 'login_attempts', key: ['id'], column: 'sealed_checks', purpose: 'login-checks' },
  { table: 'logins', key: ['id'], ...identifier },
  { table: 'logins', key: ['id'], column: 'sealed_session', purpose: 'login-session' },
  { table: 'logins', key: ['id'], ...rsin },
  { table: 'logins', key: ['id'], ...actingSecret },
  { table: 'submission_identities', key: ['submission_id', 'provider_id'], ...identifier },
  { table: 'submission_identities', key: ['submission_id', 'provider_id'], ...rsin },
  { table: 'submission_identities', key: ['submission_id', 'provider_id'], ...actingSecret },
];
