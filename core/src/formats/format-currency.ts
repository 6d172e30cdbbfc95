import { emptyText } from './empty-text.ts';
import { parseNumber, separatorsOf, countDecimals } from './format-number.ts';

/** How an amount is written; what is absent follows the reader's language. */
export interface CurrencyStyle {
  readonly decimal_separator?: string;
  readonly thousands_separator?: string;
  /** Two when absent. */
  readonly decimal_places?: number;
  /** The euro sign when absent. */
  readonly currency_symbol?: string;
}

interface AmountStyle extends CurrencyStyle {
  /** Of ISO 4217, for its sign; EUR when absent. */
  readonly currency?: string;
}

/** Writes an amount with its symbol where the locale puts it; the symbol and `-` for none. */
export function formatCurrency(
  amount: number | null,
  locale: string,
  style: AmountStyle = {},
): string {
  const isAmount = amount !== null && Number.isFinite(amount);
  const parts = formatterOf(locale, style).formatToParts(isAmount ? exact(amount) : 0);
  const replaced = parts.map(({ type, value }) => {
    if (type === 'currency') return style.currency_symbol ?? value;
    if (type === 'decimal') return style.decimal_separator ?? value;
    return type === 'group' ? (style.thousands_separator ?? value) : value;
  });
  if (isAmount) return replaced.join('');
  const symbol = replaced[parts.findIndex(({ type }) => type === 'currency')] ?? '';
  return `${symbol} ${emptyText}`.trim();
}

/** The symbol that stands before an amount while it is typed. */
export function currencySymbol(locale: string, style: CurrencyStyle = {}): string {
  const parts = formatterOf(locale, style).formatToParts(0);
  return style.currency_symbol ?? parts.find(({ type }) => type === 'currency')?.value ?? '';
}

/** Writes an amount without its symbol and with all its decimals, as a box to type in shows it. */
export function formatAmount(amount: number, locale: string, style: CurrencyStyle = {}): string {
  const places = Math.max(style.decimal_places ?? 2, countDecimals(amount));
  const shown = { ...style, currency_symbol: '', decimal_places: Math.min(places, 20) };
  return formatCurrency(amount, locale, shown).trim();
}

/**
 * Reads an amount as people type it, with the designer's separators or those of the locale, with
 * or without the symbol; `null` for nothing, `NaN` for text that is no amount.
 */
export function parseAmount(
  text: string,
  locale: string,
  style: CurrencyStyle = {},
): number | null {
  const bare = text.replace(currencySymbol(locale, style), '').trim();
  if (bare === '') return null;
  const { decimal, group } = separatorsOf(locale);
  const swapped = Array.from(bare, (character) => {
    if (character === style.decimal_separator) return decimal;
    return character === style.thousands_separator ? group : character;
  });
  return parseNumber(swapped.join(''), locale);
}

/** As text, so that halves are rounded as they are written and not as they are stored. */
const exact = (amount: number): `${number}` => `${amount}`;

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(locale: string, style: AmountStyle): Intl.NumberFormat {
  const { currency = 'EUR', decimal_places: places = 2 } = style;
  const key = `${locale} ${currency} ${places}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  formatters.set(key, formatter);
  return formatter;
}
