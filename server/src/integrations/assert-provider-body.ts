import {
  providerDrivers,
  type ProviderDriver,
  type ProviderDriverName,
  type ProviderSetting,
} from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import {
  parseDataOutputs,
  parseHeaderLines,
} from '@form-builder/core/contract/staff/settings/data-source.ts';
import {
  maxFileCharacters,
  maxKeyCharacters,
  maxPasswordCharacters,
  maxSettingCharacters,
  type ProviderStage,
} from '@form-builder/core/contract/staff/settings/providers.ts';
import { parseAddresses } from '@form-builder/core/mails/parse-addresses.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import {
  isAllowedHost,
  isAllowedUrl,
  parseHost,
  type OutgoingRules,
} from '../platform/outgoing/outgoing-rules.ts';
import { RequestError } from '../platform/request-error.ts';
import { readPairs } from '../providers/read-pairs.ts';
import { findLengthProblem } from './find-length-problem.ts';

/** What an administrator sends to set up a provider. */
export interface ProviderBody {
  readonly driver: ProviderDriverName;
  readonly settings: Readonly<Record<string, string>>;
  readonly secret?: string;
  readonly second_secret?: string;
}

interface AssertOptions {
  readonly rules: OutgoingRules;
  readonly language: Language;
  readonly stage: ProviderStage;
  /** The stored settings; absent for a provider without a secret. */
  readonly existing: Readonly<Record<string, unknown>> | undefined;
  readonly hasSecondSecret: boolean;
}

type InputText = keyof (typeof inputTexts)[Language];

/** Requires the settings of the driver, and no other, and a secret where the driver has one. */
export function assertProviderBody(
  { driver: name, settings, secret, second_secret: second }: ProviderBody,
  { rules, language, ...options }: AssertOptions,
): void {
  const driver: ProviderDriver = providerDrivers[name];
  const refuse = (path: string, text: InputText): never => {
    throw invalid(path, inputTexts[language][text]);
  };
  for (const key of Object.keys(settings))
    if (!driver.settings.some((setting) => setting.key === key))
      refuse(`settings.${key}`, 'notAllowed');
  for (const setting of driver.settings) {
    const value = settings[setting.key] ?? '';
    if (value.length > maxLengthOf(setting)) refuse(`settings.${setting.key}`, 'tooLong');
    const isFit =
      value === ''
        ? isEmptyAllowed(setting, settings)
        : settingChecks[setting.input](value, rules, setting);
    if (!isFit) refuse(`settings.${setting.key}`, value === '' ? 'missing' : 'notAllowed');
    const lengthProblem = findLengthProblem(value, setting, language);
    if (lengthProblem !== null) throw invalid(`settings.${setting.key}`, lengthProblem);
  }
  const problem = findSecretProblem(secret, { ...options, driver, settings });
  if (problem !== null) refuse('secret', problem);
  const secondProblem = findSecondSecretProblem(second, { ...options, driver, settings });
  if (secondProblem !== null) refuse('second_secret', secondProblem);
}

const invalid = (path: string, text: string) =>
  new RequestError('invalid', { errors: { [path]: [text] } });

/** Whether the settings name the second service of the driver. */
export const hasSecondService = ({
  driver,
  settings,
}: Pick<ProviderBody, 'driver' | 'settings'>): boolean => {
  const { secondService }: ProviderDriver = providerDrivers[driver];
  return secondService !== undefined && (settings[secondService] ?? '') !== '';
};

/** A choice is made later, because the options come from the service once it is configured. */
const isEmptyAllowed = (
  { input, isOptional, requiredWith = '' }: ProviderSetting,
  settings: ProviderBody['settings'],
): boolean => (isOptional === true && (settings[requiredWith] ?? '') === '') || input === 'choice';

/** Certificates and metadata are files; pairs are a list of any length. */
function maxLengthOf({ input }: ProviderSetting): number {
  if (input === 'certificate' || input === 'metadata') return maxFileCharacters;
  return input === 'pairs' ? maxListCharacters : maxSettingCharacters;
}

/** Some hundred lines, such as the case types of a municipality. */
const maxListCharacters = 20_000;

/** The port of the only service that is set up by host so far. */
const sshPort = 22;

type SettingCheck = (value: string, rules: OutgoingRules, setting: ProviderSetting) => boolean;

/** Validates the value of each input; addresses only of hosts that may be called. */
const settingChecks: Readonly<Record<ProviderSetting['input'], SettingCheck>> = {
  url: (value, rules) => URL.canParse(value) && isAllowedUrl(rules, new URL(value)),
  host: (value, rules) => {
    const host = parseHost(value, sshPort);
    return host !== undefined && isAllowedHost(rules, host);
  },
  text: () => true,
  date: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  choice: () => true,
  addresses: (value) => (parseAddresses(value)?.length ?? 0) > 0,
  switch: (value) => value === 'true',
  select: (value, _, { choices = [] }) => choices.includes(value),
  pairs: (value, _, { choices }) => {
    const pairs = readPairs(value);
    const lines = value.split('\n').filter((line) => line.trim() !== '');
    return (
      pairs.length === lines.length &&
      pairs.every(([, each]) => choices === undefined || choices.includes(each))
    );
  },
  // Only the address decides which server is called.
  path: (value) => /^\/(?![/\\])[^\s#\\]*$/.test(value),
  json: isJsonObject,
  headers: (value) => parseHeaderLines(value) !== undefined,
  outputs: (value) => parseDataOutputs(value) !== undefined,
  // Both are read as a whole, with the key: `assertSamlSettings`.
  certificate: () => true,
  metadata: () => true,
};

function isJsonObject(text: string): boolean {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null;
  } catch {
    // Not JSON, which is what was asked.
    return false;
  }
}

interface SecretOptions extends Pick<AssertOptions, 'stage' | 'existing' | 'hasSecondSecret'> {
  readonly driver: ProviderDriver;
  readonly settings: ProviderBody['settings'];
}

/**
 * Returns why the secret cannot be saved; a driver with a secret requires one when it is created.
 */
function findSecretProblem(
  secret: string | undefined,
  { driver, settings, stage, existing }: SecretOptions,
): InputText | null {
  const { minSecretCharacters, isSecretOptional, secretPrefixes, isSecretSent } = driver;
  if (minSecretCharacters === null) return secret === undefined ? null : 'notAllowed';
  if (secret === undefined) {
    if (existing === undefined) return isSecretOptional === true ? null : 'missing';
    // Otherwise an administrator could have the stored secret sent to a server of their own.
    const isElsewhere = driver.settings.some(
      ({ key, input }) =>
        (input === 'url' || input === 'host') && (settings[key] ?? '') !== (existing[key] ?? ''),
    );
    return isSecretSent === true && isElsewhere ? 'secretAgain' : null;
  }
  const problem = findSecretLengthProblem(secret, driver);
  if (problem !== null) return problem;
  const otherStage = stage === 'test' ? 'production' : 'test';
  const isOfOtherStage =
    secretPrefixes !== undefined && secret.startsWith(secretPrefixes[otherStage]);
  return isOfOtherStage ? 'secretOfOtherStage' : null;
}

function findSecretLengthProblem(
  secret: string,
  { minSecretCharacters, maxSecretCharacters = maxPasswordCharacters }: ProviderDriver,
): InputText | null {
  if (secret.length < (minSecretCharacters ?? 0)) return 'tooShort';
  return secret.length > maxSecretCharacters ? 'tooLong' : null;
}

/** Returns why the second secret cannot be saved; it is optional, and belongs to one address. */
function findSecondSecretProblem(
  secret: string | undefined,
  { driver, settings, existing, hasSecondSecret }: SecretOptions,
): InputText | null {
  const { secondService: setting = '' } = driver;
  const address = settings[setting] ?? '';
  if (address === '') return secret === undefined ? null : 'notAllowed';
  const maxSecretCharacters =
    driver.isSecondSecretPem === true ? maxKeyCharacters : driver.maxSecretCharacters;
  if (secret !== undefined)
    return findSecretLengthProblem(secret, {
      ...driver,
      ...(maxSecretCharacters && { maxSecretCharacters }),
    });
  const isElsewhere = address !== (existing?.[setting] ?? '');
  return hasSecondSecret && isElsewhere ? 'secretAgain' : null;
}
