/** Writes a number with the separators of the locale, at most `places` decimals (all by default). */
export function formatNumber(value: number, locale: string, places?: number): string {
  return formatterOf(locale, places).format(value);
}

/**
 * Reads a number as people type it in the locale (`1.234,5` in Dutch, `1,234.5` in English);
 * `NaN` for text that is not a number.
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

/** The decimal and thousands separators of a locale. */
export function separatorsOf(locale: string): { readonly decimal: string; readonly group: string } {
  const parts = formatterOf(locale, undefined).formatToParts(12345.6);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: find('decimal') || '.', group: find('group') || ',' };
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
