/**
 * Formats a number with the separators of the locale and at most `places` decimals (all by
 * default).
 */
export function formatNumber(value: number, locale: string, places?: number): string {
  return formatterOf(locale, places).format(value);
}

/**
 * Parses a number as typed in the locale (`1.234,5` in Dutch, `1,234.5` in English); `NaN` for text
 * that is not a number.
 */
export function parseNumber(text: string, locale: string): number {
  const { decimal, group } = separatorsOf(locale);
  const compact = text.trim().replace(/[\s\u00a0\u202f']/g, '');
  const [whole = '', fraction, ...rest] = compact.split(decimal);
  if (rest.length > 0) return readPlain(compact);
  const isGrouped = whole.includes(group);
  if (isGrouped && !isWellGrouped(whole, group)) return readPlain(compact);
  return readPlain(whole.replaceAll(group, '') + (fraction === undefined ? '' : `.${fraction}`));
}

interface Separators {
  readonly decimal: string;
  readonly group: string;
}

/** Cached, because finding the separators takes longer than all other work for a key press. */
const separators = new Map<string, Separators>();

/** Returns the decimal and thousands separators of a locale. */
export function separatorsOf(locale: string): Separators {
  const known = separators.get(locale);
  if (known) return known;
  const parts = formatterOf(locale, undefined).formatToParts(12345.6);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const found = { decimal: find('decimal') || '.', group: find('group') || ',' };
  separators.set(locale, found);
  return found;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(locale: string, places: number | undefined): Intl.NumberFormat {
  const key = `${locale} ${String(places)}`;
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.NumberFormat(locale, { maximumFractionDigits: places ?? 20 });
  formatters.set(key, formatter);
  return formatter;
}

function isWellGrouped(whole: string, group: string): boolean {
  const [head = '', ...groups] = whole.replace(/^[-+]/, '').split(group);
  return head.length >= 1 && head.length <= 3 && groups.every((part) => part.length === 3);
}

function readPlain(text: string): number {
  return /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
}

/** Returns the number of decimals in the shortest notation of the number. */
export function countDecimals(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const digits = mantissa.split('.')[1]?.length ?? 0;
  return Math.max(0, digits - Number(exponent));
}
