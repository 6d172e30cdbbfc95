import { emptyText } from '../../formats/empty-text.ts';
import { formatNumber } from '../../formats/format-number.ts';
import { decimalPlacesIssues, numberRangeIssues } from '../../validation/rules/number-range.ts';
import type { InputDefinition } from '../field-type.ts';
import { numberInput } from '../base/number-input.ts';
import {
  messageSettings,
  questionSettings,
  privacySettings,
  stateSettings,
} from '../settings/setting-lists.ts';

export interface NumberSettings {
  readonly min?: number;
  readonly max?: number;
  /** Digits allowed after the decimal separator; any number when absent, 0 for whole numbers. */
  readonly decimal_places?: number;
}

/** A number. `NaN` represents input that is not a number, until it is corrected. */
export const numberDefinition: InputDefinition<'number', NumberSettings, number> = {
  ...numberInput,
  type: 'number',
  loading: 'first',
  settings: [
    ...questionSettings,
    'placeholder',
    'number_prefill',
    'autocomplete_type',
    'width',
    ...stateSettings,
    ...privacySettings,
    'number_min',
    'number_max',
    'decimal_places',
    ...messageSettings,
  ],
  validate: (value, field) => {
    if (!Number.isFinite(value)) return [{ code: 'issue.number' }];
    const settings = field.custom_properties;
    return [
      ...numberRangeIssues(value, { min: settings?.min, max: settings?.max }),
      ...decimalPlacesIssues(value, settings?.decimal_places),
    ];
  },
  format: (value, field, { locale }) =>
    value === null || !Number.isFinite(value)
      ? emptyText
      : formatNumber(value, locale, field.custom_properties?.decimal_places),
};
