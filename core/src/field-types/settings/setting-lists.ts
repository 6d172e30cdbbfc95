import type { SettingName } from './setting-names.ts';

/** The texts of every question. */
export const questionSettings = [
  'label',
  'name',
  'hint',
  'use_formula',
] as const satisfies readonly SettingName[];

/** Whether a question is shown, enabled and required. */
export const stateSettings = [
  'is_required',
  'is_recommended',
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

/** Whether an answer is protected like a BSN. */
export const privacySettings = ['is_sensitive'] as const satisfies readonly SettingName[];

/** The designer's own error message for an answer. */
export const messageSettings = [
  'custom_error_message',
  'custom_error_message_use_formula',
  'custom_required_message',
  'custom_required_message_use_formula',
] as const satisfies readonly SettingName[];

/** The values that a look-up fills in other fields. */
export const lookUpSettings = [
  'integration_id',
  'mapping',
  'is_force_mapping',
] as const satisfies readonly SettingName[];
