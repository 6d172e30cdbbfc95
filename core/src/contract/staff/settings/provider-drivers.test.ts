import { describe, expect, test } from 'vitest';
import { translatorOf } from '../../../messages/all-messages.ts';
import { languages } from '../../../messages/languages.ts';
import type { MessageId } from '../../../messages/message-ids.ts';
import { missingText } from '../../../messages/translate.ts';
import {
  providerDriverNames,
  providerDrivers,
  secondSecretText,
  type ProviderDriver,
} from './provider-drivers.ts';

describe.each(providerDriverNames)('the driver %s', (name) => {
  test.each(languages)('has its words in %s', (language) => {
    const translate = translatorOf(language);
    const { settings, minSecretCharacters, options, ...rest }: ProviderDriver =
      providerDrivers[name];
    const ids = [
      `provider_driver.${name}`,
      ...(minSecretCharacters === null ? [] : [`provider_secret.${name}`]),
      ...(rest.secondService === undefined ? [] : [secondSecretText(name)]),
      ...settings.flatMap(({ key, hasHint, texts = name }) => [
        `provider_setting.${texts}.${key}`,
        ...(hasHint === true ? [`provider_hint.${texts}.${key}`] : []),
      ]),
      ...options.flatMap(({ key, hasHint }) => [
        `provider_option.${name}.${key}`,
        ...(hasHint === true ? [`provider_option_hint.${name}.${key}`] : []),
      ]),
      ...(rest.targets?.fixed ?? []).map((target) => `provider_target.${name}.${target}`),
      ...(rest.targets?.groups ?? []).map((group) => `provider_target_group.${name}.${group}`),
      ...(rest.answers ?? []).map(({ key }) => `provider_answer.${name}.${key}`),
    ];
    for (const id of ids) expect(translate(id as MessageId)).not.toBe(missingText(id));
  });
});
