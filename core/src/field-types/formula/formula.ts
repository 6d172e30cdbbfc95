import { emptyText } from '../../formats/empty-text.ts';
import { formatDate, formatMoment } from '../../formats/dates/format-date.ts';
import { formatNumber } from '../../formats/format-number.ts';
import type { FormatContext } from '../../messages/format-context.ts';
import { computedInput } from '../base/computed-input.ts';
import type { InputDefinition } from '../field-type.ts';
import { parseText } from '../base/text-answer.ts';

export interface FormulaSettings {
  /** The formula as stored: English function names, fields by short id in braces. */
  readonly formula?: string;
  /** Digits after the decimal separator of a number, at most; all of them when absent. */
  readonly decimal_places?: number;
  /** The unit of a number, such as `m²`: written after it. */
  readonly unit?: string;
}

/** What a formula can give: a number, a text, yes or no; dates as `YYYY-MM-DD` (` HH:mm`). */
export type FormulaAnswer = string | number | boolean;

/** A result that the form calculates. */
export const formulaDefinition: InputDefinition<'formula', FormulaSettings, FormulaAnswer> = {
  ...computedInput,
  type: 'formula',
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
    'decimal_places',
    'unit',
  ],
  computation: {
    formulaOf: ({ custom_properties: settings }) => settings?.formula ?? '',
    result: 'any',
  },
  isEmpty: (value) => value === null || value === '',
  parse: parseFormulaAnswer,
  format: (value, field, context) => formatResult(value, context, field.custom_properties ?? {}),
};

function parseFormulaAnswer(input: unknown): FormulaAnswer | null | undefined {
  if (typeof input === 'boolean') return input;
  if (typeof input === 'number') return Number.isFinite(input) ? input + 0 : undefined;
  return parseText(input);
}

function formatResult(
  value: FormulaAnswer | null,
  { locale, translate }: FormatContext,
  { decimal_places: places, unit }: FormulaSettings,
): string {
  if (value === null || value === '') return emptyText;
  if (typeof value === 'number') {
    const number = formatNumber(value, locale, places);
    return unit ? `${number}\u00a0${unit}` : number;
  }
  if (typeof value === 'boolean') return translate(value ? 'summary.yes' : 'summary.no');
  return formatMoment(formatDate(value));
}
