import type { Writer } from '../../../logbook/writer.ts';
import { selectProvider } from '../../../providers/providers-queries.ts';
import type { LoginRow } from '../../../citizen-login/login-queries.ts';
import { openIdentifier } from '../../../citizen-login/login-secrets.ts';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import { signerPlace } from '../co-signature-secrets.ts';
import { updateCoSignature } from '../co-signatures-queries.ts';

/** Stores who answered a co-signature, as their login proved; the identifier is encrypted for this row only. */
export async function recordCoSigner(
  { tx, tenantId }: Pick<Writer, 'tx' | 'tenantId'>,
  cipher: SecretCipher,
  id: string,
  login: LoginRow,
): Promise<void> {
  const { provider_id, serves_tests: servesTests, entity, level, authenticated_at } = login;
  const provider = await selectProvider(tx, 'auth', { id: provider_id, servesTests });
  const identifier = openIdentifier(cipher, tenantId, login);
  await updateCoSignature(tx, id, {
    login_provider: provider_id,
    login_provider_name: provider?.name ?? provider_id,
    login_name: entity.name,
    login_level: level,
    login_at: authenticated_at,
    sealed_identifier: cipher.encrypt(signerPlace({ tenantId, id }), identifier),
  });
}
