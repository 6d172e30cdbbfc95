import { separatorsOf } from '../../formats/format-number.ts';
import type { FormatContext } from '../../messages/format-context.ts';
import { printNumber } from './arithmetic.ts';
import { isEmptyValue, toText } from './coerce.ts';
import { formatValue } from './format-value.ts';
import {
  DateValue,
  FormulaError,
  isList,
  isNumberValue,
  type FormulaValue,
  type ScalarValue,
} from './formula-value.ts';

/**
 * Writes a result for visitors: in their language, booleans as words, several values joined. Without a context
 * in the default language of forms.
 */
export function writeValue(
  value: FormulaValue,
  context: FormatContext | undefined,
): string | FormulaError {
  if (!isList(value)) return writeScalar(value, context);
  const texts: string[] = [];
  for (const item of value) {
    const text = isEmptyValue(item) ? '' : writeScalar(item, context);
    if (text instanceof FormulaError) return text;
    if (text !== '') texts.push(text);
  }
  return new Intl.ListFormat(context?.locale ?? firstLocale).format(texts);
}

const firstLocale = 'nl-NL';

function writeScalar(
  value: ScalarValue,
  context: FormatContext | undefined,
): string | FormulaError {
  const locale = context?.locale ?? firstLocale;
  if (value instanceof DateValue) return writeDate(value, locale);
  if (isNumberValue(value)) return printNumber(value).replace('.', separatorsOf(locale).decimal);
  if (typeof value === 'boolean' && context) {
    return context.translate(value ? 'summary.yes' : 'summary.no');
  }
  return toText(value);
}

/** `27-02-2026 09:05`, `27/02/2026 09:05`, `27.02.2026 09:05`; English without a country is British. */
function writeDate(date: DateValue, locale: string): string | FormulaError {
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date.day * 86_400_000);
  const time = formatValue(date, 'HH:mm');
  return date.minute === null || time instanceof FormulaError ? day : `${day} ${time}`;
}
