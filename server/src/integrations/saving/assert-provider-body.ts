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
  maxSettingCharacters,
} from '@form-builder/core/contract/staff/settings/providers.ts';
import { parseAddresses } from '@form-builder/core/mails/parse-addresses.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputTexts } from '../../platform/http/requests/input-texts.ts';
import {
  isAllowedHost,
  isAllowedUrl,
  parseHost,
  type OutgoingRules,
} from '../../platform/outgoing/outgoing-rules.ts';
import { RequestError } from '../../platform/request-error.ts';
import { readPairs } from '../../providers/read-pairs.ts';
import { findLengthProblem } from './find-length-problem.ts';
import { findSecretErrors, type SavedProvider } from './find-secret-errors.ts';
import type { NewSecrets } from './provider-secrets.ts';

/** What an administrator sends to set up a provider. */
export interface ProviderBody extends NewSecrets {
  readonly driver: ProviderDriverName;
  readonly settings: Readonly<Record<string, string>>;
}

interface AssertOptions extends Pick<SavedProvider, 'stage' | 'existing'> {
  readonly rules: OutgoingRules;
  readonly language: Language;
}

type InputText = keyof (typeof inputTexts)[Language];

/** Requires the settings of the driver, and no other, and a secret where the driver has one: names all that is wrong. */
export function assertProviderBody(body: ProviderBody, options: AssertOptions): void {
  const { driver: name, settings, ...secrets } = body;
  const driver: ProviderDriver = providerDrivers[name];
  const errors = {
    ...findSettingErrors(driver, settings, options),
    ...findSecretErrors(secrets, { ...options, driver, settings }, options.language),
  };
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
