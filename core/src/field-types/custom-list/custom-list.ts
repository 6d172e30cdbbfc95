import { emptyText } from '../../formats/empty-text.ts';
import { parseItem, type ListItem } from '../list-item.ts';
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

export interface CustomListSettings extends MappingSettings, ListParentSettings {
  readonly integration_id?: string;
  /** The list of the provider. */
  readonly custom_list?: string;
  /** The provider's overview of the list, for those that keep several. */
  readonly custom_overview_id?: string;
  /** A list that drops down when absent. */
  readonly display?: 'select' | 'radio' | 'pills';
}

/** One entry of a list that is kept outside the form. */
export const customListDefinition: InputDefinition<'custom-list', CustomListSettings, ListItem> = {
  ...recordInput,
  type: 'custom-list',
  loading: 'services',
  group: 'integration',
  messages: ['issue.choice_elsewhere'],
  lookUp: 'lists',
  valueKind: 'item',
  settings: [
    ...questionSettings,
    'integration_id',
    'custom_list',
    'parent_field',
    'custom_overview_id',
    'url',
    'select_display',
    'choice_placeholder',
    'output_mapping',
    'is_force_mapping',
    'width',
    ...stateSettings,
    ...privacySettings,
    ...messageSettings,
  ],
  parse: parseItem,
  // Text represents input without a chosen entry.
  validate: (value: ListItem | string, field, context) =>
    typeof value === 'string'
      ? [{ code: 'issue.choice_unknown' }]
      : listParentIssues([value], field.custom_properties, context),
  format: (value) => value?.label ?? emptyText,
};
