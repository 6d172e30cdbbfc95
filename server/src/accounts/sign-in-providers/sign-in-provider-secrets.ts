import type { SealedColumn } from '../../platform/secrets/sealed-column.ts';

/** The client secrets of outside providers of staff, and the ID tokens of the sessions there. */
export const signInProviderSecrets: readonly SealedColumn[] = [
  {
    table: 'sign_in_providers',
    key: ['id'],
    column: 'sealed_secret',
    purpose: 'sign-in-provider',
  },
  {
    table: 'sign_in_provider_sessions',
    key: ['session_id'],
    column: 'sealed_id_token',
    purpose: 'sign-in-session',
  },
];
