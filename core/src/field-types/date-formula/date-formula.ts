import { emptyText } from '../../formats/empty-text.ts';
import { formatDate } from '../../formats/dates/format-date.ts';
import { computedInput } from '../base/computed-input.ts';
import type { InputDefinition } from '../field-type.ts';
import { isBlank, parseTrimmedText } from '../base/text-answer.ts';

export interface DateFormulaSettings {
  /** The formula as stored; its result must be a date. */
  readonly formula?: string;
  /** How the date is written, in `DD`, `MM` and `YYYY`; `DD-MM-YYYY` when absent. */
  readonly mask?: string;
}

/** A date that the form works out by itself, as `YYYY-MM-DD`, with ` HH:mm` when it has a time. */
export const dateFormulaDefinition: InputDefinition<'date-formula', DateFormulaSettings, string> = {
  ...computedInput,
  type: 'date-formula',
  loading: 'light',
  settings: [
    'label',
    'use_formula',
    'name',
    'hint',
    'formula',
    'width',
    'is_required',
    'is_hidden',
    'is_in_summary',
    'is_sensitive',
    'date_mask',
  ],
  computation: {
    formulaOf: ({ custom_properties: settings }) => settings?.formula ?? '',
    result: 'date',
  },
  isEmpty: isBlank,
  parse: parseTrimmedText,
  format: (value, field) => {
    if (value === null || isBlank(value)) return emptyText;
    return formatDate(value.slice(0, 10), field.custom_properties?.mask) + value.slice(10);
  },
};
