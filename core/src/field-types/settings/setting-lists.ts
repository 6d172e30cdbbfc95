import type { SettingName } from './setting-names.ts';

/** What every question says. */
export const questionSettings = [
  'label',
  'name',
  'hint',
  'use_formula',
] as const satisfies readonly SettingName[];

/** Whether a question takes part. */
export const stateSettings = [
  'is_required',
  'is_hidden',
  'is_disabled',
  'is_in_summary',
] as const satisfies readonly SettingName[];

/** What every question has that a visitor types an answer to in one line. */
export const textInputSettings = [
  ...questionSettings,
  'placeholder',
  'text_prefill',
  'autocomplete_type',
  'width',
  ...stateSettings,
] as const satisfies readonly SettingName[];

/** Whether an answer is kept as strictly as a BSN. */
export const privacySettings = ['is_sensitive'] as const satisfies readonly SettingName[];

/** The designer's own words for what is wrong with an answer. */
export const messageSettings = [
  'custom_error_message',
  'custom_error_message_use_formula',
  'custom_required_message',
  'custom_required_message_use_formula',
] as const satisfies readonly SettingName[];

/** What goes into other fields once a value was looked up. */
export const lookUpSettings = [
  'integration_id',
  'mapping',
  'is_force_mapping',
] as const satisfies readonly SettingName[];
