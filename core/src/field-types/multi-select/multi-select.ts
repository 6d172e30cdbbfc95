import { emptyText } from '../../formats/empty-text.ts';
import { choiceCountIssues } from '../../validation/rules/choice-count.ts';
import { requiredChoiceIssue } from '../../validation/rules/required.ts';
import type { InputDefinition } from '../field-type.ts';
import { prefilled } from '../base/initial-value.ts';
import { isLongList } from '../is-long-list.ts';
import { optionLabel, parseChoices } from '../options.ts';
import {
  messageSettings,
  questionSettings,
  privacySettings,
  stateSettings,
} from '../settings/setting-lists.ts';

export interface MultiSelectSettings {
  /** Check boxes when absent. */
  readonly display?: 'select' | 'checkbox' | 'pills';
  /** Offers one control that ticks every option. */
  readonly show_select_all?: boolean;
  /** The minimum number of options. */
  readonly min?: number;
  /** The maximum number of options. */
  readonly max?: number;
}

/** Several options out of a list; the answer keeps their order in the list. */
export const multiSelectDefinition: InputDefinition<
  'multi-select',
  MultiSelectSettings,
  readonly string[]
> = {
  type: 'multi-select',
  loading: 'usual',
  role: 'input',
  group: 'input',
  insertable: true,
  validateable: true,
  editors: ['form', 'template'],
  valueKind: 'choices',
  settings: [
    ...questionSettings,
    'options',
    'multi_select_display',
    'choice_placeholder',
    'show_select_all',
    'choices_prefill',
    'width',
    ...stateSettings,
    ...privacySettings,
    'choices_min',
    'choices_max',
    ...messageSettings,
  ],
  extraParts: (field) => {
    const display = field.custom_properties?.display;
    return display === 'pills' || isLongList(field, display) ? ['displays'] : [];
  },
  emptyValue: null,
  initialValue: prefilled,
  isEmpty: (value) => value === null || value.length === 0,
  parse: parseChoices,
  missing: requiredChoiceIssue,
  validate: (value, field) =>
    value.every((id) => optionLabel(field.options, id) !== undefined)
      ? choiceCountIssues(value.length, field.custom_properties)
      : [{ code: 'issue.choice_unknown' }],
  format: (value, field) =>
    value === null || value.length === 0
      ? emptyText
      : value.map((id) => optionLabel(field.options, id) ?? id).join(', '),
};
