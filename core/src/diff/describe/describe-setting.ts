import { textOfHtml } from '../../formulas/html-template.ts';
import { describeFormula } from '../../descriptions/describe-formula.ts';
import { clip, quote } from '../../descriptions/quote.ts';
import type { StaffMessageId } from '../../messages/message-ids.ts';
import { missingText } from '../../messages/translate.ts';
import type { ChangeWording } from './change-wording.ts';
import { describeFlag } from './describe-flag.ts';
import { describeItems } from './describe-items.ts';
import {
  describeValue,
  isForComputers,
  withoutWords,
  type DescribedValue,
} from './describe-value.ts';
import type { SettingValues } from './setting-values.ts';
import type { Json } from '../json.ts';

/** Returns the name of a setting; its key when it has no text. */
export function nameSetting(name: string, { context }: ChangeWording): string {
  const id = `diff.setting.${name}` as StaffMessageId;
  const words = context.translate(id);
  return words === missingText(id) ? quote(name, context) : words;
}

/**
 * `'Guests': maximum changed from 500 to 100`; `'Name' is now required` for a switch, and the items one by one for
 * a list of things with names. A structure without words is only said to have changed.
 */
export function describeSetting(
  subject: string,
  values: SettingValues,
  words: ChangeWording,
  setting: string = nameSetting(values.name, words),
): string {
  const flag = describeFlag(subject, setting, values, words);
  if (flag !== undefined) return flag;
  const described = describeBoth(values, words);
  const items = described.includes(withoutWords)
    ? describeItems(subject, setting, values, words)
    : undefined;
  return items ?? describeDescribed(subject, setting, described, words);
}

function describeDescribed(
  subject: string,
  setting: string,
  [before, after]: readonly [DescribedValue, DescribedValue],
  words: ChangeWording,
): string {
  if (before !== withoutWords && after !== withoutWords)
    return describeReplaced({ subject, setting, before, after }, words);
  const { translate } = words.context;
  if (before === undefined) return translate('diff.set_without_value', { subject, setting });
  if (after === undefined) return translate('diff.cleared_without_value', { subject, setting });
  return translate('diff.changed', { subject, setting });
}

/** The sentence for a setting whose values have names, which `nameOf` returns; none for no value. */
export function describeNamed(
  subject: string,
  { name, before, after }: SettingValues,
  words: ChangeWording,
  nameOf: (value: string) => string,
): string {
  const named = (value: Json | undefined): DescribedValue => {
    const text = typeof value === 'string' && value !== '' ? nameOf(value) : undefined;
    return text !== undefined && isForComputers(text) ? withoutWords : text;
  };
  const setting = nameSetting(name, words);
  return describeDescribed(subject, setting, [named(before), named(after)], words);
}

/** The sentence for a changed formula, with the formulas described. */
export function describeFormulaChange(
  subject: string,
  { name, before, after }: SettingValues,
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
  { name, before, after }: SettingValues,
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
  { before, after }: SettingValues,
  words: ChangeWording,
): readonly [DescribedValue, DescribedValue] {
  if (
    typeof before === 'string' &&
    typeof after === 'string' &&
    clip(before) === clip(after) &&
    !isForComputers(before + after)
  ) {
    const same = samePrefix(before, after);
    return [quoteFrom(before, same, words), quoteFrom(after, same, words)];
  }
  return [describeValue(before, words), describeValue(after, words)];
}

function samePrefix(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

const wordsBefore = 20;

function quoteFrom(text: string, at: number, { context }: ChangeWording): string {
  const from = Math.max(0, at - wordsBefore);
  return quote((from > 0 ? '…' : '') + text.slice(from), context);
}
