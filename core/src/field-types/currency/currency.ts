import { formatCurrency, type CurrencyStyle } from '../../formats/format-currency.ts';
import { decimalPlacesIssues, numberRangeIssues } from '../../validation/rules/number-range.ts';
import type { InputDefinition } from '../field-type.ts';
import { numberInput } from '../base/number-input.ts';
import {
  messageSettings,
  questionSettings,
  privacySettings,
  stateSettings,
} from '../settings/setting-lists.ts';

export interface CurrencySettings extends CurrencyStyle {
  readonly min?: number;
  readonly max?: number;
}

/** The decimals of an amount when the designer chose nothing else. */
export const defaultDecimalPlaces = 2;

/** An amount of money. `NaN` represents input that is not an amount. */
export const currencyDefinition: InputDefinition<'currency', CurrencySettings, number> = {
  ...numberInput,
  type: 'currency',
  loading: 'light',
  messages: ['issue.amount'],
  settings: [
    ...questionSettings,
    'placeholder',
    'number_prefill',
    'autocomplete_type',
    'width',
    ...stateSettings,
    ...privacySettings,
    'currency_symbol',
    'decimal_separator',
    'thousands_separator',
    'number_min',
    'number_max',
    'decimal_places',
    ...messageSettings,
  ],
  validate: (value, field) => {
    if (!Number.isFinite(value)) return [{ code: 'issue.amount' }];
    const { min, max, decimal_places: places } = field.custom_properties ?? {};
    return [
      ...numberRangeIssues(value, { min, max }),
      ...decimalPlacesIssues(value, places ?? defaultDecimalPlaces),
    ];
  },
  format: (value, field, { locale }) => formatCurrency(value, locale, field.custom_properties),
};
