import { providerDrivers } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { ListedProvider } from '../providers/providers-queries.ts';
import {
  hasSecondService,
  hasThirdService,
  isWithoutSecret,
  type ProviderBody,
} from './assert-provider-body.ts';

/** The provider whose secrets are sealed, as it is stored. */
export interface SealOptions {
  readonly cipher: SecretCipher;
  readonly tenantId: string;
  readonly existing:
    | Pick<ListedProvider, 'sealed_secret' | 'sealed_second_secret' | 'sealed_third_secret'>
    | undefined;
}

/** The columns of the secrets: new ones sealed, others as they were. */
export function sealProviderSecrets(
  body: ProviderBody,
  { cipher, tenantId, existing }: SealOptions,
) {
  const seal = (secret: string | undefined, stored: Buffer | null = null) =>
    secret === undefined ? stored : cipher.encrypt({ tenantId, purpose: 'provider' }, secret);
  return {
    // A service that knows us by our keys has none: one from before could otherwise be sent to another address later.
    sealed_secret: isWithoutSecret(providerDrivers[body.driver], body.settings)
      ? null
      : seal(body.secret, existing?.sealed_secret),
    sealed_second_secret: hasSecondService(body)
      ? seal(body.second_secret, existing?.sealed_second_secret)
      : null,
    sealed_third_secret: hasThirdService(body)
      ? seal(body.third_secret, existing?.sealed_third_secret)
      : null,
  };
}
