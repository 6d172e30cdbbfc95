import { emptyText } from '../../formats/empty-text.ts';
import type { InputDefinition } from '../field-type.ts';
import { prefilled } from '../base/initial-value.ts';
import { optionLabel, parseChoices } from '../options.ts';
import {
  messageSettings,
  questionSettings,
  privacySettings,
  stateSettings,
} from '../settings/setting-lists.ts';

export interface ChecklistSettings {
  /** Offers one control that ticks every item. */
  readonly show_select_all?: boolean;
}

/** Things to tick off; a required one is complete when every item is ticked. */
export const checklistDefinition: InputDefinition<
  'checklist',
  ChecklistSettings,
  readonly string[]
> = {
  type: 'checklist',
  loading: 'light',
  messages: ['issue.checklist'],
  role: 'input',
  group: 'input',
  insertable: true,
  validateable: true,
  editors: ['form', 'template'],
  valueKind: 'choices',
  settings: [
    ...questionSettings,
    'options',
    'show_select_all',
    'choices_prefill',
    'width',
    ...stateSettings,
    ...privacySettings,
    ...messageSettings,
  ],
  emptyValue: null,
  initialValue: prefilled,
  isEmpty: (value) => value === null || value.length === 0,
  parse: parseChoices,
  missing: (_field, isRequired) => (isRequired ? { code: 'issue.checklist' } : undefined),
  validate: (value, field, { isRequired }) => {
    if (value.some((id) => optionLabel(field.options, id) === undefined)) {
      return [{ code: 'issue.choice_unknown' }];
    }
    const isComplete = value.length === (field.options?.length ?? 0);
    return isComplete || !isRequired ? [] : [{ code: 'issue.checklist' }];
  },
  format: (value, field) =>
    value === null || value.length === 0
      ? emptyText
      : value.map((id) => optionLabel(field.options, id) ?? id).join(', '),
};
