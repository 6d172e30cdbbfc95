import { isTime } from '../../formats/dates/time.ts';
import { requiredIssue } from '../../validation/rules/required.ts';
import { timeRangeIssues } from '../../validation/rules/dates/time-range.ts';
import type { InputDefinition } from '../field-type.ts';
import {
  messageSettings,
  questionSettings,
  privacySettings,
  stateSettings,
} from '../settings/setting-lists.ts';
import { textInput } from '../base/text-input.ts';

export interface TimeSettings {
  /** The first time allowed, `HH:mm`. */
  readonly min?: string;
  /** The last time allowed, `HH:mm`. */
  readonly max?: string;
}

/** A time of day. Text that is no time stands for what the visitor typed, until it is mended. */
export const timeDefinition: InputDefinition<'time', TimeSettings, string> = {
  ...textInput,
  type: 'time',
  loading: 'light',
  messages: ['issue.time'],
  example: { answer: '19:30', wrong: '25:99' },
  valueKind: 'time',
  settings: [
    ...questionSettings,
    'placeholder',
    'time_prefill',
    'autocomplete_type',
    'width',
    ...stateSettings,
    ...privacySettings,
    'time_min',
    'time_max',
    ...messageSettings,
  ],
  missing: (field, isRequired) =>
    requiredIssue(field, isRequired) ?? timeRangeIssues(null, field.custom_properties ?? {})[0],
  validate: (value, field) =>
    isTime(value)
      ? timeRangeIssues(value, field.custom_properties ?? {})
      : [{ code: 'issue.time' }],
};
