import type { SealedColumn } from '../../platform/secrets/sealed-column.ts';

/** The client secrets of outside providers of staff. */
export const signInProviderSecrets: readonly SealedColumn[] = [
  {
    table: 'sign_in_providers',
    key: ['id'],
    column: 'sealed_secret',
    purpose: 'sign-in-provider',
  },
];
