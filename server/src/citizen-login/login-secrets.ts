import type { SealedColumn } from '../platform/secrets/sealed-column.ts';

/** What the fingerprint of a person is made of: an identifier counts at its own provider only. */
export const identityText = (providerId: string, identifier: string): string =>
  `${providerId} ${identifier}`;

const identifier = {
  column: 'sealed_identifier',
  purpose: 'identifier',
  fingerprint: { column: 'subject_hash', scope: 'provider_id', textOf: identityText },
} as const;

/** Identifiers of citizens, and what a login that is under way compares. */
export const loginSecrets: readonly SealedColumn[] = [
  { table: 'login_attempts', key: ['id'], column: 'sealed_checks', purpose: 'login-checks' },
  { table: 'logins', key: ['id'], ...identifier },
  { table: 'submission_identities', key: ['submission_id', 'provider_id'], ...identifier },
];
