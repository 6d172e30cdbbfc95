import type { ListItem } from '../list-item.ts';
import { emptyText } from '../../formats/empty-text.ts';
import { choiceCountIssues } from '../../validation/rules/choice-count.ts';
import { parseItems } from '../list-item.ts';
import { listParentIssues, type ListParentSettings } from '../list-parent.ts';
import type { MappingSettings } from '../mapping.ts';
import type { InputDefinition } from '../field-type.ts';
import { recordInput } from '../base/record-input.ts';
import {
  messageSettings,
  questionSettings,
  privacySettings,
  stateSettings,
} from '../settings/setting-lists.ts';

export interface MultiCustomListSettings extends MappingSettings, ListParentSettings {
  readonly integration_id?: string;
  /** The list of the provider. */
  readonly custom_list?: string;
  /** The provider's overview of the list, for those that keep several. */
  readonly custom_overview_id?: string;
  /** Check boxes when absent. */
  readonly display?: 'select' | 'checkbox' | 'pills';
  /** Offers one control that ticks every entry. */
  readonly show_select_all?: boolean;
  readonly min?: number;
  readonly max?: number;
}

/** Several entries of a list that is kept outside the form. */
export const multiCustomListDefinition: InputDefinition<
  'multi-custom-list',
  MultiCustomListSettings,
  readonly ListItem[]
> = {
  ...recordInput,
  type: 'multi-custom-list',
  loading: 'services',
  group: 'integration',
  lookUp: 'lists',
  valueKind: 'items',
  isEmpty: (value) => value === null || value.length === 0,
  validate: (value, field, context) => [
    ...choiceCountIssues(value.length, field.custom_properties),
    ...listParentIssues(value, field.custom_properties, context),
  ],
  settings: [
    ...questionSettings,
    'integration_id',
    'custom_list',
    'parent_field',
    'custom_overview_id',
    'url',
    'multi_select_display',
    'choice_placeholder',
    'show_select_all',
    'choices_min',
    'choices_max',
    'output_mapping',
    'is_force_mapping',
    'width',
    ...stateSettings,
    ...privacySettings,
    ...messageSettings,
  ],
  parse: parseItems,
  format: (value) =>
    value === null || value.length === 0 ? emptyText : value.map(({ label }) => label).join(', '),
};
