import type { RowsDefinition } from '../field-type.ts';
import { messageSettings, questionSettings, stateSettings } from '../settings/setting-lists.ts';

export interface InputCollectionSettings {
  /** The minimum number of rows; they are present from the start. */
  readonly min?: number;
  readonly max?: number;
  /** What one row is called, such as `Kind`; rows are numbered after it. The label when absent. */
  readonly label_row?: string;
  readonly label_add_button?: string;
}

const maxRows = 200;

/** Fields that repeat as rows. */
export const inputCollectionDefinition: RowsDefinition<
  'input-collection',
  InputCollectionSettings
> = {
  type: 'input-collection',
  loading: 'light',
  role: 'container',
  group: 'layout',
  insertable: true,
  validateable: false,
  editors: ['form', 'template'],
  valueKind: 'rows',
  children: 'rows',
  settings: [
    ...questionSettings,
    'label_row',
    'label_add_button',
    'rows_min',
    'rows_max',
    ...stateSettings,
    ...messageSettings,
  ],
  rowLimits: ({ custom_properties: settings }) => ({
    min: settings?.min ?? 0,
    max: Math.min(settings?.max ?? maxRows, maxRows),
  }),
  rowLabel: ({ label, custom_properties: settings }) => settings?.label_row || label,
};
