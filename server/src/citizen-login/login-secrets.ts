import type { SealedColumn } from '../platform/secrets/sealed-column.ts';

/** The input of a person's fingerprint: an identifier is only meaningful for its own provider. */
export const identityText = (providerId: string, identifier: string): string =>
  `${providerId} ${identifier}`;

const identifier = {
  column: 'sealed_identifier',
  purpose: 'identifier',
  fingerprint: { column: 'subject_hash', scope: 'provider_id', textOf: identityText },
} as const;

/** Identifiers of citizens, and the checks of a pending login. */
export const loginSecrets: readonly SealedColumn[] = [
  { table: 'login_attempts', key: ['id'], column: 'sealed_checks', purpose: 'login-checks' },
  { table: 'logins', key: ['id'], ...identifier },
  { table: 'submission_identities', key: ['submission_id', 'provider_id'], ...identifier },
];
