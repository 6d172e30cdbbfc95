import { emptyText } from '../../formats/empty-text.ts';
import { formatNumber } from '../../formats/format-number.ts';
import { decimalPlacesIssues, numberRangeIssues } from '../../validation/rules/number-range.ts';
import { requiredIssue } from '../../validation/rules/required.ts';
import type { InputDefinition } from '../field-type.ts';
import { prefilled } from '../initial-value.ts';

export interface NumberSettings {
  readonly min?: number;
  readonly max?: number;
  /** Digits allowed after the decimal separator; any number when absent, 0 for whole numbers. */
  readonly decimal_places?: number;
}

/** A number. `NaN` stands for what the visitor typed that is no number, until it is mended. */
export const numberDefinition: InputDefinition<'number'> = {
  type: 'number',
  role: 'input',
  group: 'input',
  insertable: true,
  validateable: true,
  editors: ['form', 'template'],
  valueKind: 'number',
  settings: [
    'label',
    'name',
    'hint',
    'placeholder',
    'number_prefill',
    'autocomplete_type',
    'width',
    'is_required',
    'is_hidden',
    'is_disabled',
    'is_in_summary',
    'number_min',
    'number_max',
    'decimal_places',
    'custom_error_message',
    'custom_required_message',
  ],
  emptyValue: null,
  initialValue: prefilled,
  isEmpty: (value) => value === null,
  parse: parseNumberAnswer,
  missing: requiredIssue,
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

/** A JSON number, or one written with digits and a point (as in a query string). */
function parseNumberAnswer(input: unknown): number | null | undefined {
  if (input === null || input === '') return null;
  if (typeof input === 'number') return Number.isFinite(input) ? input : undefined;
  const isWritten = typeof input === 'string' && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(input);
  return isWritten ? Number(input) : undefined;
}
