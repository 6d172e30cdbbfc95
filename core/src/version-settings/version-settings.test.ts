import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { translatorOf } from '../messages/all-messages.ts';
import type { MessageId } from '../messages/message-ids.ts';
import { languages } from '../messages/languages.ts';
import { missingText } from '../messages/translate.ts';
import { readVersionSetting } from './read-version-setting.ts';
import type { VersionSetting } from './version-setting.ts';
import { hasSummary, versionSettings } from './version-settings.ts';
import { publicVersionSettingsSchema, versionSettingsSchema } from './version-settings-schema.ts';

const outlines = [{ pages: [] }, { pages: ['one'] }, { pages: ['one', 'two'] }];
const all: readonly VersionSetting[] = versionSettings;

/** The messages that staff read about a setting. */
const messagesOf = ({ key, hasHelp, choices = [] }: VersionSetting): readonly string[] => [
  `diff.setting.${key}`,
  ...(hasHelp ? [`setting_help.${key}`] : []),
  ...choices.map((choice) => `setting_choice.${key}.${choice}`),
];

describe.each(all.map((setting) => [setting.key, setting] as const))('%s', (key, setting) => {
  test.each(outlines)('has a default that may be stored, for %j', (form) => {
    const value = setting.default(form);
    expect(v.parse(versionSettingsSchema, { [key]: value })).toEqual({ [key]: value });
  });

  test('is stored under a key of its own', () => {
    expect(all.filter((other) => other.key === key)).toEqual([setting]);
  });

  test.each(languages)('has its words in %s', (language) => {
    const translate = translatorOf(language);
    for (const id of messagesOf(setting)) {
      expect(translate(id as MessageId)).not.toBe(missingText(id));
    }
  });
});

describe('readVersionSetting', () => {
  test('gives what is stored', () => {
    const form = { settings: { 'theme.has_summary': false }, pages: ['one', 'two'] };
    expect(readVersionSetting(form, hasSummary)).toBe(false);
  });

  test.each([
    [['one'], false],
    [['one', 'two'], true],
  ])('gives the default for the pages %j', (pages, expected) => {
    expect(readVersionSetting({ settings: {}, pages }, hasSummary)).toBe(expected);
  });
});

test('visitors receive every setting but those that only the server uses', () => {
  const kept = [
    'insight.is_enabled',
    'theme.css',
    'co_signature.logins',
    'co_signature.name',
    'co_signature.text',
    'co_signature.days',
    'co_signature.reminder_days',
    'confirmation_mail.subject',
    'confirmation_mail.text',
    'confirmation_mail.has_answers',
    'confirmation_mail.has_pdf',
    'confirmation_mail.has_files',
    'copy_mail.has_pdf',
    'routing.destinations',
    'processing.purpose',
    'processing.legal_basis',
    'processing.bsn_ground',
    'persons.purpose',
    'persons.processing',
    'processing.processors',
    'processing.responsible',
    'integrations.list',
    'translations.least_percent',
    'tests.recorded',
    'preview.personas',
  ];
  const others = Object.keys(versionSettingsSchema.entries).filter((key) => !kept.includes(key));
  expect(Object.keys(publicVersionSettingsSchema.entries)).toEqual(others);
});
