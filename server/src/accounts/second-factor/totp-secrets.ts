import type { SealedColumn } from '../../platform/secrets/sealed-column.ts';

/** The secrets of authenticator apps. */
export const totpSecrets: readonly SealedColumn[] = [
  {
    table: 'totp_secrets',
    key: ['user_id', 'state'],
    column: 'sealed_secret',
    purpose: 'totp',
    subject: 'user_id',
  },
];
