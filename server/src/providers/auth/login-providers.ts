import type { OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { ProviderError } from '../provider-error.ts';
import type { ClientFor } from '../calls/logged-clients.ts';
import type { ProviderRow } from '../providers-queries.ts';
import type { LoginDriver } from './login-driver.ts';
import type { ClientKeys, FindClientKeys } from './oidc/client-keys/client-keys.ts';
import { createOidcLogin } from './oidc/oidc-login.ts';
import { digidProfile } from './saml/digid-profile.ts';
import { eherkenningProfile } from './saml/eherkenning-profile.ts';
import { createSamlLogin } from './saml/saml-login.ts';
import { createYiviLogin } from './yivi/yivi-login.ts';

/** What drivers share. */
interface LoginDriverOptions {
  /** Allows plain HTTP for internal providers, for evaluation. */
  readonly allowsPlainHttp: boolean;
  readonly now: () => number;
}

/** The settings of one provider, with its opened secret. */
interface ConfiguredLogin extends LoginDriverOptions {
  readonly client: OutgoingClient;
  readonly settings: unknown;
  readonly secret: string | null;
  readonly secondSecret: string | null;
  readonly keys: ClientKeys;
}

/** The drivers of login providers. */
const drivers: Readonly<Record<string, (options: ConfiguredLogin) => LoginDriver>> = {
  oidc: createOidcLogin,
  digid: (options) => createSamlLogin(digidProfile, options),
  eherkenning: (options) => createSamlLogin(eherkenningProfile, options),
  yivi: createYiviLogin,
};

/** Finds the driver of a tenant's provider. */
export interface LoginProviders {
  readonly get: (tenantId: string, provider: ProviderRow) => LoginDriver;
}

/** The maximum number of cached drivers; each caches the discovered metadata of its provider. */
const maxDrivers = 500;

/** The drivers of all tenants, each created at first use and again when its settings change. */
export function createLoginProviders(
  cipher: SecretCipher,
  {
    clientFor,
    findClientKeys,
    ...options
  }: LoginDriverOptions & {
    readonly clientFor: ClientFor;
    readonly findClientKeys: FindClientKeys;
  },
): LoginProviders {
  const made = new Map<string, LoginDriver>();
  return {
    get(tenantId, provider) {
      const { id, serves_tests, driver: name, settings, sealed_secret: sealed } = provider;
      const second = provider.sealed_second_secret;
      const secrets = [sealed, second].map((one) => one?.toString('base64'));
      const place = [tenantId, id, serves_tests, name, settings, ...secrets];
      const key = JSON.stringify(place);
      const known = made.get(key);
      if (known !== undefined) return known;
      const create = Object.hasOwn(drivers, name) ? drivers[name] : undefined;
      if (create === undefined) throw new ProviderError('not_configured');
      const open = (one: Buffer | null) =>
        one && cipher.decrypt({ tenantId, purpose: 'provider' }, one);
      const client = clientFor({ tenantId, provider, operation: 'log_in' });
      const driver = create({
        ...options,
        client,
        settings,
        secret: open(sealed),
        secondSecret: open(second),
        keys: findClientKeys(tenantId),
      });
      if (made.size >= maxDrivers) made.clear();
      made.set(key, driver);
      return driver;
    },
  };
}
