import { emptyText } from '../../formats/empty-text.ts';
import { requiredIssue } from '../../validation/rules/required.ts';
import type { IssueAt } from '../../validation/issue.ts';
import type { InputDefinition } from '../field-type.ts';
import type { FieldProperties } from '../field-properties.ts';
import { isSwitch } from './is-switch.ts';
import {
  messageSettings,
  questionSettings,
  privacySettings,
  stateSettings,
} from '../settings/setting-lists.ts';

export interface CheckboxSettings {
  readonly use_toggle_switch?: boolean;
  /** `accepted`: the box must be ticked, as for conditions and declarations. */
  readonly validation?: 'accepted';
}

/** The values that mean ticked. */
const accepted: readonly unknown[] = [true, 'true', 'on', 1];
const declined: readonly unknown[] = [false, 'false', 'off', 0];

/** One box to tick. An unticked one does not satisfy `required`. */
export const checkboxDefinition: InputDefinition<'checkbox', CheckboxSettings, boolean> = {
  type: 'checkbox',
  loading: 'first',
  role: 'input',
  group: 'input',
  insertable: true,
  validateable: true,
  editors: ['form', 'template'],
  valueKind: 'boolean',
  settings: [
    ...questionSettings,
    'checkbox_prefill',
    'use_toggle_switch',
    'width',
    ...stateSettings,
    ...privacySettings,
    'accepted',
    ...messageSettings,
  ],
  extraParts: (field) => (isSwitch(field) ? ['displays'] : []),
  emptyValue: false,
  initialValue: (field) => field.prefill ?? false,
  isEmpty: (value) => value !== true,
  parse: (input) => {
    if (input === null) return null;
    if (accepted.includes(input)) return true;
    return declined.includes(input) ? false : undefined;
  },
  missing: missingTick,
  validate: () => [],
  format: (value, _field, { translate }) =>
    value === null ? emptyText : translate(value ? 'summary.yes' : 'summary.no'),
};

function missingTick(
  field: FieldProperties<'checkbox', CheckboxSettings, boolean>,
  isRequired: boolean,
): IssueAt | undefined {
  return field.custom_properties?.validation === 'accepted'
    ? { code: 'issue.accepted', params: { field: field.label } }
    : requiredIssue(field, isRequired);
}
