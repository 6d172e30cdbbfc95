import {
  providerDrivers,
  type ProviderDriver,
  type ProviderDriverName,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import {
  maxKeyCharacters,
  maxPasswordCharacters,
} from '@form-builder/core/contract/staff/settings/providers.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import type { ListedProvider } from '../../providers/providers-queries.ts';

/** The secrets that a provider can have, as the API calls them; the column of each is `sealed_<secret>`. */
export const secretNames = ['secret', 'second_secret', 'third_secret'] as const;
export type SecretName = (typeof secretNames)[number];

/** New secrets by name; an absent one stays as it is stored. */
export type NewSecrets = Readonly<Partial<Record<SecretName, string>>>;

/** The secrets of a provider as they are stored. */
export type SealedSecrets = Pick<ListedProvider, `sealed_${SecretName}`>;

interface SecretDefinition {
  /** The setting with what the secret belongs to; absent for the secret of the provider as a whole. */
  readonly settingOf?: (driver: ProviderDriver) => string | undefined;
  readonly maxCharactersOf: (driver: ProviderDriver) => number | undefined;
}

const definitions: Readonly<Record<SecretName, SecretDefinition>> = {
  secret: { maxCharactersOf: ({ maxSecretCharacters }) => maxSecretCharacters },
  second_secret: {
    settingOf: ({ secondService }) => secondService,
    maxCharactersOf: ({ isSecondSecretPem, maxSecretCharacters }) =>
      isSecondSecretPem === true ? maxKeyCharacters : maxSecretCharacters,
  },
  third_secret: {
    settingOf: ({ thirdService }) => thirdService,
    maxCharactersOf: () => maxKeyCharacters,
  },
};

/** The most characters that a secret may have. */
export const maxCharactersOf = (name: SecretName, driver: ProviderDriver): number =>
  definitions[name].maxCharactersOf(driver) ?? maxPasswordCharacters;

type Settings = Readonly<Record<string, unknown>>;

/** What the settings say that a secret belongs to; empty for nothing, and for the secret of the provider as a whole. */
export function ownerOf(name: SecretName, driver: ProviderDriver, settings: Settings): unknown {
  const setting = definitions[name].settingOf?.(driver);
  return setting === undefined ? '' : (settings[setting] ?? '');
}

/** Whether a provider with these settings has the secret. */
export function usesSecret(name: SecretName, driver: ProviderDriver, settings: Settings): boolean {
  if (definitions[name].settingOf !== undefined) return ownerOf(name, driver, settings) !== '';
  return driver.minSecretCharacters !== null && !isWithoutSecret(driver, settings);
}

/** Whether the settings let the service know us by keys that we publish. */
function isWithoutSecret({ withoutSecret }: ProviderDriver, settings: Settings): boolean {
  return withoutSecret !== undefined && settings[withoutSecret.setting] === withoutSecret.value;
}

/** The provider whose secrets are opened and sealed, as it is stored. */
export interface SecretOptions {
  readonly cipher: SecretCipher;
  readonly tenantId: string;
  readonly existing: SealedSecrets | undefined;
}

/** Gives each secret as it will be: the new one, else the stored one in clear text. */
export function secretsOpener(body: NewSecrets, { cipher, tenantId, existing }: SecretOptions) {
  return (name: SecretName): string | undefined => {
    const sealed = existing?.[`sealed_${name}`] ?? null;
    const open = () =>
      sealed === null ? undefined : cipher.decrypt({ tenantId, purpose: 'provider' }, sealed);
    return body[name] ?? open();
  };
}
export type OpenSecret = ReturnType<typeof secretsOpener>;

/**
 * The columns of the secrets: new ones sealed, others as they were. One that the settings do not use is dropped: it
 * could otherwise be sent to another address later.
 */
export function sealProviderSecrets(
  body: NewSecrets & { readonly driver: ProviderDriverName; readonly settings: Settings },
  { cipher, tenantId, existing }: SecretOptions,
): SealedSecrets {
  const seal = (name: SecretName): Buffer | null => {
    if (!usesSecret(name, providerDrivers[body.driver], body.settings)) return null;
    const secret = body[name];
    if (secret === undefined) return existing?.[`sealed_${name}`] ?? null;
    return cipher.encrypt({ tenantId, purpose: 'provider' }, secret);
  };
  return {
    sealed_secret: seal('secret'),
    sealed_second_secret: seal('second_secret'),
    sealed_third_secret: seal('third_secret'),
  };
}
