import { emptyText } from '../../formats/empty-text.ts';
import { requiredChoiceIssue } from '../../validation/rules/required.ts';
import type { InputDefinition } from '../field-type.ts';
import { prefilled } from '../base/initial-value.ts';
import { isLongList } from '../is-long-list.ts';
import { optionLabel } from '../options.ts';
import { isBlank, parseText } from '../base/text-answer.ts';
import {
  messageSettings,
  questionSettings,
  privacySettings,
  stateSettings,
} from '../settings/setting-lists.ts';

export interface SelectSettings {
  /** A list that drops down when absent. */
  readonly display?: 'select' | 'radio' | 'pills';
}

/** One option out of several. */
export const selectDefinition: InputDefinition<'select', SelectSettings, string> = {
  type: 'select',
  loading: 'first',
  role: 'input',
  group: 'input',
  insertable: true,
  validateable: true,
  editors: ['form', 'template'],
  valueKind: 'choice',
  settings: [
    ...questionSettings,
    'options',
    'select_display',
    'choice_placeholder',
    'choice_prefill',
    'autocomplete_type',
    'width',
    ...stateSettings,
    ...privacySettings,
    ...messageSettings,
  ],
  extraParts: (field) => {
    const display = field.custom_properties?.display ?? 'select';
    return display === 'pills' || isLongList(field, display) ? ['displays'] : [];
  },
  emptyValue: null,
  initialValue: prefilled,
  isEmpty: isBlank,
  parse: parseText,
  missing: requiredChoiceIssue,
  validate: (value, field) =>
    optionLabel(field.options, value) === undefined ? [{ code: 'issue.choice_unknown' }] : [],
  format: (value, field) =>
    value === null || isBlank(value) ? emptyText : (optionLabel(field.options, value) ?? value),
};
