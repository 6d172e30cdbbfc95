import { formatNumber } from '../formats/format-number.ts';
import type { MessageParams } from './message-ids.ts';

/** The cases of a plural by exact number or plural category, as Lingui compiles them. */
interface PluralCases {
  readonly [numberOrCategory: string]: CompiledMessage | number | undefined;
}

/** A part of a message: text, `#` (the counted number), a param, or a plural on a param. */
type Token = string | readonly [name: string, format?: string, cases?: PluralCases | string];

/** One message as Lingui's compiler writes it into `generated/`. */
export type CompiledMessage = string | readonly Token[];

/**
 * Formats a compiled message with params and plurals, which is all that our catalogues use. It
 * replaces Lingui's runtime, which alone is a tenth of the size budget of a visitor's page; a test
 * compares both for every message.
 */
export function formatMessage(
  message: CompiledMessage,
  params: MessageParams,
  locale: string,
  counted?: number,
): string {
  if (typeof message === 'string') return message;
  return message.map((token) => formatToken(token, params, locale, counted)).join('');
}

function formatToken(
  token: Token,
  params: MessageParams,
  locale: string,
  counted: number | undefined,
): string {
  if (token === '#' && counted !== undefined) return formatNumber(counted, locale);
  if (typeof token === 'string') return token;
  const [name, , cases] = token;
  const value = params[name];
  if (typeof cases !== 'object') return value === undefined ? '' : String(value);
  const number = Number(value);
  const chosen = cases[number] ?? cases[categoryOf(locale, number)] ?? cases['other'];
  return chosen === undefined || typeof chosen === 'number'
    ? ''
    : formatMessage(chosen, params, locale, number);
}

const pluralRules = new Map<string, Intl.PluralRules>();

function categoryOf(locale: string, number: number): string {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return rules.select(number);
}
