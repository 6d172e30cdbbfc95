import * as v from 'valibot';
import type { FormatContext } from '../../messages/format-context.ts';
import { textOfHtml } from '../../formulas/html-template.ts';
import { formatNumber } from '../../formats/format-number.ts';
import { describeFormula } from '../../descriptions/describe-formula.ts';
import { clip, quote } from '../../descriptions/quote.ts';
import type { StaffMessageId } from '../../messages/message-ids.ts';
import { missingText } from '../../messages/translate.ts';
import type { ChangeWording } from './change-wording.ts';
import { destinationsSchema, type Destination } from '../../version-settings/destination.ts';
import { coSignatureLoginsSchema } from '../../version-settings/co-signature/co-signature-login.ts';
import { themeColourNames } from '../../theme/theme-colours.ts';
import { isRecord, type Json } from '../json.ts';

interface Values {
  readonly name: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** Returns the name of a setting; its key when it has no text. */
export function nameSetting(name: string, { context }: ChangeWording): string {
  const id = `diff.setting.${name}` as StaffMessageId;
  const words = context.translate(id);
  return words === missingText(id) ? quote(name) : words;
}

/** `'Name': required changed from no to yes`. */
export function describeSetting(
  subject: string,
  values: Values,
  words: ChangeWording,
  setting: string = nameSetting(values.name, words),
): string {
  const [before, after] = describeBoth(values, words);
  return describeReplaced({ subject, setting, before, after }, words);
}

/** The sentence for a setting whose values have names, which `nameOf` returns; none for no value. */
export function describeNamed(
  subject: string,
  { name, before, after }: Values,
  words: ChangeWording,
  nameOf: (value: string) => string,
): string {
  const named = (value: Json | undefined) =>
    typeof value === 'string' && value !== '' ? nameOf(value) : undefined;
  const setting = nameSetting(name, words);
  return describeReplaced({ subject, setting, before: named(before), after: named(after) }, words);
}

/** The sentence for a changed formula, with the formulas described. */
export function describeFormulaChange(
  subject: string,
  { name, before, after }: Values,
  words: ChangeWording,
): string {
  const inWords = (value: Json | undefined, wording: ChangeWording['before']) =>
    typeof value === 'string' && value !== '' ? describeFormula(value, wording) : undefined;
  return describeReplaced(
    {
      subject,
      setting: nameSetting(name, words),
      before: inWords(before, words.before),
      after: inWords(after, words.after),
    },
    words,
  );
}

/** The sentence for a changed rich text, by its words; one whose words stay was only changed in its structure. */
export function describeRichText(
  subject: string,
  { name, before, after }: Values,
  words: ChangeWording,
): string {
  const [textBefore, textAfter] = [before, after].map((value) =>
    typeof value === 'string' ? textOfHtml(value) : value,
  );
  if (textBefore !== textAfter)
    return describeSetting(subject, { name, before: textBefore, after: textAfter }, words);
  return words.context.translate('diff.changed', { subject, setting: nameSetting(name, words) });
}

interface Described {
  readonly subject: string;
  readonly setting: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The sentence for a changed setting; an absent value was not set. */
export function describeReplaced(
  { subject, setting, before, after }: Described,
  { context }: ChangeWording,
): string {
  const { translate } = context;
  if (before === undefined && after !== undefined) {
    return translate('diff.set', { subject, setting, after });
  }
  if (after === undefined && before !== undefined) {
    return translate('diff.cleared', { subject, setting, before });
  }
  const nothing = translate('diff.nothing');
  return translate('diff.from_to', {
    subject,
    setting,
    before: before ?? nothing,
    after: after ?? nothing,
  });
}

/** Formats two values for a sentence; of long texts, the part that differs. */
function describeBoth(
  { before, after }: Values,
  words: ChangeWording,
): readonly [string | undefined, string | undefined] {
  if (typeof before === 'string' && typeof after === 'string' && clip(before) === clip(after)) {
    const same = samePrefix(before, after);
    return [quoteFrom(before, same), quoteFrom(after, same)];
  }
  return [describeValue(before, words), describeValue(after, words)];
}

function samePrefix(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

const wordsBefore = 20;

function quoteFrom(text: string, at: number): string {
  const from = Math.max(0, at - wordsBefore);
  return quote((from > 0 ? '…' : '') + text.slice(from));
}

/** An empty text, list or record. */
const isEmptyJson = (value: Json) =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

function describeValue(value: Json | undefined, { context }: ChangeWording): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (isEmptyJson(value)) return context.translate('describe.empty');
  if (typeof value === 'boolean') return context.translate(value ? 'summary.yes' : 'summary.no');
  if (typeof value === 'number') return formatNumber(value, context.locale);
  if (typeof value === 'string') return quote(value);
  return (
    describeColours(value, context) ??
    describeDestinations(value, context) ??
    describeLogins(value) ??
    clip(JSON.stringify(value))
  );
}

/** Describes the colours of a theme by their names; `undefined` for other values. */
function describeColours(value: Json, { translate }: FormatContext): string | undefined {
  if (!isRecord(value)) return undefined;
  const colours = themeColourNames.flatMap((name) => {
    const colour = value[name];
    return typeof colour === 'string' ? `${translate(`theme.colour_${name}`)} ${colour}` : [];
  });
  return colours.length === Object.keys(value).length ? colours.join(', ') : undefined;
}

/** Describes destinations by their names and settings; `undefined` for other values. */
function describeDestinations(value: Json, { translate }: FormatContext): string | undefined {
  if (!v.is(destinationsSchema, value)) return undefined;
  return value
    .map((destination) => {
      const { name, kind, is_default: isDefault } = destination;
      const words = quote(`${name} (${translate(`destination.${kind}`)}: ${needOf(destination)})`);
      return isDefault === true ? translate('destination.default', { destination: words }) : words;
    })
    .join(', ');
}

/** Returns the setting of a destination's kind: addresses, a case type or an integration. */
function needOf(destination: Destination): string {
  if (destination.kind === 'mail') return destination.recipients.join(', ');
  return destination.kind === 'case_type' ? destination.case_type : destination.integration;
}

/**
 * Describes the logins of a co-signer by provider and minimum level; `undefined` for other values.
 */
function describeLogins(value: Json): string | undefined {
  if (!v.is(coSignatureLoginsSchema, value)) return undefined;
  return value
    .map(({ provider, least_level: level }) => quote(level ? `${provider} (${level})` : provider))
    .join(', ');
}
