import type { SealedColumn } from '../../platform/secrets/sealed-column.ts';

/** The keys that sign tokens and cookies. */
export const signingKeySecrets: readonly SealedColumn[] = [
  { table: 'signing_keys', key: ['id'], column: 'sealed_secret', purpose: 'signing-key' },
];
