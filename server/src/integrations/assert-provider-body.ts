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
  readonly third_secret?: string;
}

interface AssertOptions {
  readonly rules: OutgoingRules;
  readonly language: Language;
  readonly stage: ProviderStage;
  /** The stored settings; absent for a provider without a secret. */
  readonly existing: Readonly<Record<string, unknown>> | undefined;
  readonly hasSecondSecret: boolean;
  readonly hasThirdSecret: boolean;
}

type InputText = keyof (typeof inputTexts)[Language];

/** Requires the settings of the driver, and no other, and a secret where the driver has one: names all that is wrong. */
export function assertProviderBody(body: ProviderBody, options: AssertOptions): void {
  const { driver: name, settings, secret, second_secret: second, third_secret: third } = body;
  const driver: ProviderDriver = providerDrivers[name];
  const texts = inputTexts[options.language];
  const errors = findSettingErrors(driver, settings, options);
  const problem = findSecretProblem(secret, { ...options, driver, settings });
  if (problem !== null) errors['secret'] = [texts[problem]];
  const secondProblem = findSecondSecretProblem(second, { ...options, driver, settings });
  if (secondProblem !== null) errors['second_secret'] = [texts[secondProblem]];
  const thirdProblem = findThirdSecretProblem(third, { ...options, driver, settings });
  if (thirdProblem !== null) errors['third_secret'] = [texts[thirdProblem]];
  if (Object.keys(errors).length > 0) throw new RequestError('invalid', { errors });
}

/** The messages by path, the first of each setting. */
function findSettingErrors(
  driver: ProviderDriver,
  settings: ProviderBody['settings'],
  { rules, language }: Pick<AssertOptions, 'rules' | 'language'>,
): Record<string, string[]> {
  const texts = inputTexts[language];
  const known = new Set<string>(driver.settings.map(({ key }) => key));
  const unknown = Object.keys(settings).filter((key) => !known.has(key));
  const problems = driver.settings.map((setting) => {
    const value = settings[setting.key] ?? '';
    if (value.length > maxLengthOf(setting)) return [setting.key, texts.tooLong] as const;
    const isFit =
      value === ''
        ? isEmptyAllowed(setting, settings)
        : settingChecks[setting.input](value, rules, setting);
    if (!isFit) {
      const problem = value === '' ? 'missing' : problemOf(setting.input, value, rules);
      return [setting.key, texts[problem]] as const;
    }
    return [setting.key, findLengthProblem(value, setting, language)] as const;
  });
  return Object.fromEntries(
    [...unknown.map((key) => [key, texts.notAllowed] as const), ...problems].flatMap(
      ([key, text]) => (text === null ? [] : [[`settings.${key}`, [text]] as const]),
    ),
  );
}

/** What a value must be that its input does not take. */
const requirements: Partial<Readonly<Record<ProviderSetting['input'], InputText>>> = {
  date: 'noDate',
  path: 'noPath',
  headers: 'noHeaders',
};

function problemOf(input: ProviderSetting['input'], value: string, rules: OutgoingRules) {
  if (input !== 'url') return requirements[input] ?? 'notAllowed';
  const isSecure = URL.canParse(value) && new URL(value).protocol === 'https:';
  return isSecure && !isAllowedUrl(rules, new URL(value)) ? 'addressNotAllowed' : 'noSecureAddress';
}

/** Whether the settings name the second service of the driver. */
export const hasSecondService = ({
  driver,
  settings,
}: Pick<ProviderBody, 'driver' | 'settings'>): boolean => {
  const { secondService }: ProviderDriver = providerDrivers[driver];
  return secondService !== undefined && (settings[secondService] ?? '') !== '';
};

/** Whether the settings have a certificate whose key is the third secret of the driver. */
export const hasThirdService = ({
  driver,
  settings,
}: Pick<ProviderBody, 'driver' | 'settings'>): boolean => {
  const { thirdService }: ProviderDriver = providerDrivers[driver];
  return thirdService !== undefined && (settings[thirdService] ?? '') !== '';
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

interface SecretOptions extends Pick<
  AssertOptions,
  'stage' | 'existing' | 'hasSecondSecret' | 'hasThirdSecret'
> {
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
  const { minSecretCharacters, secretPrefixes } = driver;
  if (minSecretCharacters === null || isWithoutSecret(driver, settings))
    return secret === undefined ? null : 'notAllowed';
  if (secret === undefined) return findMissingSecret({ driver, settings, existing });
  const problem = findSecretLengthProblem(secret, driver);
  if (problem !== null) return problem;
  const otherStage = stage === 'test' ? 'production' : 'test';
  const isOfOtherStage =
    secretPrefixes !== undefined && secret.startsWith(secretPrefixes[otherStage]);
  return isOfOtherStage ? 'secretOfOtherStage' : null;
}

/** Returns why the stored secret cannot stay. */
function findMissingSecret({
  driver,
  settings,
  existing,
}: Pick<SecretOptions, 'driver' | 'settings' | 'existing'>): InputText | null {
  if (existing === undefined) return driver.isSecretOptional === true ? null : 'missing';
  // Otherwise an administrator could have the stored secret sent to a server of their own.
  const isElsewhere = driver.settings.some(
    ({ key, input }) =>
      (input === 'url' || input === 'host') && (settings[key] ?? '') !== (existing[key] ?? ''),
  );
  return driver.isSecretSent === true && isElsewhere ? 'secretAgain' : null;
}

/** Whether the settings let the service know us by keys that we publish. */
export function isWithoutSecret(
  { withoutSecret }: ProviderDriver,
  settings: Readonly<Record<string, unknown>>,
): boolean {
  return withoutSecret !== undefined && settings[withoutSecret.setting] === withoutSecret.value;
}

function findSecretLengthProblem(
  secret: string,
  { minSecretCharacters, maxSecretCharacters = maxPasswordCharacters }: ProviderDriver,
): InputText | null {
  if (secret.length < (minSecretCharacters ?? 0)) return 'tooShort';
  return secret.length > maxSecretCharacters ? 'tooLong' : null;
}

/** Returns why the second secret cannot be saved; it is optional, and belongs to one address or certificate. */
function findSecondSecretProblem(
  secret: string | undefined,
  { driver, hasSecondSecret, ...options }: SecretOptions,
): InputText | null {
  const { secondService, isSecondSecretPem, maxSecretCharacters } = driver;
  const max = isSecondSecretPem === true ? maxKeyCharacters : maxSecretCharacters;
  const of = { setting: secondService, isStored: hasSecondSecret, max };
  return findOtherSecretProblem(secret, { ...options, driver, ...of });
}

/** The same of the third one, which is always the key of our certificate. */
const findThirdSecretProblem = (
  secret: string | undefined,
  { driver, hasThirdSecret, ...options }: SecretOptions,
): InputText | null =>
  findOtherSecretProblem(secret, {
    ...options,
    driver,
    setting: driver.thirdService,
    isStored: hasThirdSecret,
    max: maxKeyCharacters,
  });

interface OtherSecret extends Pick<SecretOptions, 'driver' | 'settings' | 'existing'> {
  /** What it belongs to. */
  readonly setting: string | undefined;
  readonly isStored: boolean;
  readonly max: number | undefined;
}

function findOtherSecretProblem(
  secret: string | undefined,
  { driver, settings, existing, setting = '', isStored, max }: OtherSecret,
): InputText | null {
  const value = settings[setting] ?? '';
  if (value === '') return secret === undefined ? null : 'notAllowed';
  if (secret !== undefined)
    return findSecretLengthProblem(secret, { ...driver, ...(max && { maxSecretCharacters: max }) });
  const isElsewhere = value !== (existing?.[setting] ?? '');
  return isStored && isElsewhere ? 'secretAgain' : null;
}
