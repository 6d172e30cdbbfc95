import type { ProviderDriver } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { ProviderStage } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputTexts } from '../../platform/http/requests/input-texts.ts';
import type { ListedProvider } from '../../providers/providers-queries.ts';
import {
  maxCharactersOf,
  ownerOf,
  secretNames,
  usesSecret,
  type NewSecrets,
  type SealedSecrets,
  type SecretName,
} from './provider-secrets.ts';

type InputText = keyof (typeof inputTexts)[Language];

/** A provider that is saved, and as it is stored. */
export interface SavedProvider {
  readonly driver: ProviderDriver;
  readonly settings: Readonly<Record<string, string>>;
  readonly stage: ProviderStage;
  readonly existing: (SealedSecrets & Pick<ListedProvider, 'settings'>) | undefined;
}

/** Why new and stored secrets cannot be saved with these settings, as messages by secret. */
export function findSecretErrors(
  secrets: NewSecrets,
  provider: SavedProvider,
  language: Language,
): Record<string, string[]> {
  const problems = secretNames.flatMap((name) => {
    const problem = findProblem(name, secrets[name], provider);
    return problem === null ? [] : [{ name, texts: [inputTexts[language][problem]] }];
  });
  return Object.fromEntries(problems.map(({ name, texts }) => [name, texts]));
}

function findProblem(
  name: SecretName,
  secret: string | undefined,
  provider: SavedProvider,
): InputText | null {
  const { driver, settings } = provider;
  if (!usesSecret(name, driver, settings)) return secret === undefined ? null : 'notAllowed';
  if (secret === undefined) return findMissing(name, provider);
  if (secret.length < (driver.minSecretCharacters ?? 0)) return 'tooShort';
  if (secret.length > maxCharactersOf(name, driver)) return 'tooLong';
  return name === 'secret' && isOfOtherStage(secret, provider) ? 'secretOfOtherStage' : null;
}

function isOfOtherStage(secret: string, { driver, stage }: SavedProvider): boolean {
  const { secretPrefixes } = driver;
  const other = stage === 'test' ? 'production' : 'test';
  return secretPrefixes !== undefined && secret.startsWith(secretPrefixes[other]);
}

/** Returns why there is no secret, or why the stored one cannot stay. */
function findMissing(name: SecretName, provider: SavedProvider): InputText | null {
  const isStored = Boolean(provider.existing?.[`sealed_${name}`]);
  if (!isStored)
    return name === 'secret' && provider.driver.isSecretOptional !== true ? 'missing' : null;
  return isElsewhere(name, provider) ? 'secretAgain' : null;
}

/** Otherwise an administrator could have the stored secret sent to a server of their own. */
function isElsewhere(name: SecretName, { driver, settings, existing }: SavedProvider): boolean {
  const before: Readonly<Record<string, unknown>> = { ...existing?.settings };
  if (name !== 'secret') return ownerOf(name, driver, settings) !== ownerOf(name, driver, before);
  return (
    driver.isSecretSent === true &&
    driver.settings.some(
      ({ key, input }) =>
        (input === 'url' || input === 'host') && (settings[key] ?? '') !== (before[key] ?? ''),
    )
  );
}
