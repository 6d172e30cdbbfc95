import type { Pool } from 'pg';
import type { Config } from '../platform/config/config.ts';
import { assertEncryptionKey } from '../platform/secrets/key-check.ts';
import { loadEncryptionKey } from '../platform/secrets/load-encryption-key.ts';
import { createSecretCipher, type SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { sealedColumns } from './commands/sealed-columns.ts';

/** The cipher of this installation; throws a `StartError` when its key is not the database's. */
export async function openCipher(config: Config, pool: Pool): Promise<SecretCipher> {
  const cipher = createSecretCipher(loadEncryptionKey(config));
  await assertEncryptionKey(pool, cipher, sealedColumns);
  return cipher;
}
