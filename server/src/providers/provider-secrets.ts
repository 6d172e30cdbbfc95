import type { SealedColumn } from '../platform/secrets/sealed-column.ts';

/** API keys and client secrets. */
export const providerSecrets: readonly SealedColumn[] = (
  ['sealed_secret', 'sealed_second_secret', 'sealed_third_secret'] as const
).map((column) => ({
  table: 'providers',
  key: ['id', 'serves_tests'],
  column,
  purpose: 'provider',
}));
