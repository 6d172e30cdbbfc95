import type { SealedColumn } from '../platform/secrets/sealed-column.ts';

/** API keys and client secrets. */
export const providerSecrets: readonly SealedColumn[] = [
  {
    table: 'providers',
    key: ['id', 'serves_tests'],
    column: 'sealed_secret',
    purpose: 'provider',
  },
];
