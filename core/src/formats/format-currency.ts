import { emptyText } from './empty-text.ts';
import { parseNumber, separatorsOf, countDecimals } from './format-number.ts';

/** The format of an amount; absent members follow the visitor's language. */
export interface CurrencyStyle {
  readonly decimal_separator?: string;
  readonly thousands_separator?: string;
  /** The number of decimals; two when absent. */
  readonly decimal_places?: number;
  /** The symbol; the euro sign when absent. */
  readonly currency_symbol?: string;
}

interface AmountStyle extends CurrencyStyle {
  /** An ISO 4217 code, for its symbol; EUR when absent. */
  readonly currency?: string;
}

/**
 * Formats an amount with the symbol in the position of the locale; `-` with the symbol for no
 * amount.
 */
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

/** Returns the symbol before an amount in an input. */
export function currencySymbol(locale: string, style: AmountStyle = {}): string {
  const parts = formatterOf(locale, style).formatToParts(0);
  return style.currency_symbol ?? parts.find(({ type }) => type === 'currency')?.value ?? '';
}

/** Formats an amount for an input: without its symbol and with all its decimals. */
export function formatAmount(amount: number, locale: string, style: CurrencyStyle = {}): string {
  const places = Math.max(style.decimal_places ?? 2, countDecimals(amount));
  const shown = { ...style, currency_symbol: '', decimal_places: Math.min(places, 20) };
  return formatCurrency(amount, locale, shown).trim();
}

/**
 * Parses a typed amount, with the designer's separators or those of the locale, with or without the
 * symbol; `null` for empty text, `NaN` for text that is no amount.
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

/** Formats from text, so that halves are rounded in decimal and not in binary notation. */
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
