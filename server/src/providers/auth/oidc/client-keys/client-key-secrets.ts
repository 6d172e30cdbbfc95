import type { SealedColumn } from '../../../../platform/secrets/sealed-column.ts';

/** The private keys that sign our assertions at OpenID Providers. */
export const clientKeySecrets: readonly SealedColumn[] = [
  { table: 'client_keys', key: ['id'], column: 'sealed_key', purpose: 'client-key' },
];
