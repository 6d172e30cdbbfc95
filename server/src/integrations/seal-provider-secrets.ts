import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { ListedProvider } from '../providers/providers-queries.ts';
import { hasSecondService, type ProviderBody } from './assert-provider-body.ts';

/** The provider whose secrets are sealed, as it is stored. */
export interface SealOptions {
  readonly cipher: SecretCipher;
  readonly tenantId: string;
  readonly existing: Pick<ListedProvider, 'sealed_secret' | 'sealed_second_secret'> | undefined;
}

/** The columns of the secrets: new ones sealed, others as they were. */
export function sealProviderSecrets(
  body: ProviderBody,
  { cipher, tenantId, existing }: SealOptions,
) {
  const seal = (secret: string | undefined, stored: Buffer | null = null) =>
    secret === undefined ? stored : cipher.encrypt({ tenantId, purpose: 'provider' }, secret);
  return {
    sealed_secret: seal(body.secret, existing?.sealed_secret),
    sealed_second_secret: hasSecondService(body)
      ? seal(body.second_secret, existing?.sealed_second_secret)
      : null,
  };
}
