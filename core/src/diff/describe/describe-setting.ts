import * as v from 'valibot';
import type { FormatContext } from '../../messages/format-context.ts';
import { formatNumber } from '../../formats/format-number.ts';
import { describeFormula } from '../../descriptions/describe-formula.ts';
import { clip, quote } from '../../descriptions/quote.ts';
import type { StaffMessageId } from '../../messages/message-ids.ts';
import { missingText } from '../../messages/translate.ts';
import type { ChangeWording } from './change-wording.ts';
import { destinationsSchema, type Destination } from '../../version-settings/destination.ts';
import { themeColourNames } from '../../theme/theme-colours.ts';
import { isRecord, type Json } from '../json.ts';

interface Values {
  readonly name: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** What a setting is called; one without words by the name it is stored under. */
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

/** The same of a formula, in words. */
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

interface Described {
  readonly subject: string;
  readonly setting: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A setting that became another value; one that is absent was not set. */
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

/** Values as sentences show them; of long texts the part that differs. */
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
    clip(JSON.stringify(value))
  );
}

/** The colours of a theme by what they are called; nothing for other values. */
function describeColours(value: Json, { translate }: FormatContext): string | undefined {
  if (!isRecord(value)) return undefined;
  const colours = themeColourNames.flatMap((name) => {
    const colour = value[name];
    return typeof colour === 'string' ? `${translate(`theme.colour_${name}`)} ${colour}` : [];
  });
  return colours.length === Object.keys(value).length ? colours.join(', ') : undefined;
}

/** Destinations by their names and what they need; nothing for other values. */
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

/** What the kind of a destination needs: addresses, a case type, an integration. */
function needOf(destination: Destination): string {
  if (destination.kind === 'mail') return destination.recipients.join(', ');
  return destination.kind === 'case_type' ? destination.case_type : destination.integration;
}
