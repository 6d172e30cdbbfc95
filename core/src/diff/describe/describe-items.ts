import { clip, quote } from '../../descriptions/quote.ts';
import type { StaffMessageId } from '../../messages/message-ids.ts';
import { missingText } from '../../messages/translate.ts';
import { isList, isRecord, isSameJson, type Json, type JsonRecord } from '../json.ts';
import type { ChangeWording } from './change-wording.ts';
import type { SettingValues } from './setting-values.ts';

/** An item of a setting, such as a recorded test. */
interface NamedItem {
  readonly id: string;
  readonly name: string;
  readonly record: JsonRecord;
}

/** More changed items than this are counted instead of named. */
const mostNamed = 5;

/**
 * The sentence for a list of things with ids and names, item by item: `Form: test 'Flowers' added`; `undefined` for
 * other values. Items that only changed places give no words, and the sentence says that the setting changed.
 */
export function describeItems(
  subject: string,
  setting: string,
  { name, before, after }: SettingValues,
  words: ChangeWording,
): string | undefined {
  const [was, is] = [itemsOf(before), itemsOf(after)];
  if (!was || !is || was.length + is.length === 0) return undefined;
  const { translate } = words.context;
  const changes = changesOf(was, is, (item) => nameItem(name, setting, item, words), words);
  if (changes.length === 0) return translate('diff.changed', { subject, setting });
  const items = changes.slice(0, mostNamed).join(', ');
  const count = changes.length - mostNamed;
  return translate('diff.items', {
    subject,
    items: count > 0 ? translate('diff.items_more', { items, count }) : items,
  });
}

function changesOf(
  was: readonly NamedItem[],
  is: readonly NamedItem[],
  nameOf: (item: NamedItem) => string,
  { context }: ChangeWording,
): readonly string[] {
  const { translate } = context;
  const before = new Map(was.map((item) => [item.id, item]));
  const kept = new Set(is.map(({ id }) => id));
  return [
    ...is.flatMap((item) => {
      const old = before.get(item.id);
      if (!old) return translate('diff.item_added', { item: nameOf(item) });
      if (isSameJson(old.record, item.record)) return [];
      return old.name === item.name
        ? translate('diff.item_changed', { item: nameOf(item) })
        : translate('diff.item_renamed', { item: nameOf(old), name: quote(item.name, context) });
    }),
    ...was
      .filter(({ id }) => !kept.has(id))
      .map((item) => translate('diff.item_removed', { item: nameOf(item) })),
  ];
}

/** `test 'Flowers'`; after the name of the setting when its items have no word of their own. */
function nameItem(
  key: string,
  setting: string,
  { name }: NamedItem,
  { context }: ChangeWording,
): string {
  const { translate } = context;
  const words = clip(name) === '' ? translate('diff.unnamed_item') : quote(name, context);
  const id = `diff.item.${key}` as StaffMessageId;
  const text = translate(id, { name: words });
  return text === missingText(id) ? `${setting} ${words}` : text;
}

/** The items of a list in which each has an id and a name; none for no value, `undefined` for other values. */
function itemsOf(value: Json | undefined): readonly NamedItem[] | undefined {
  if (value === undefined || value === null) return [];
  if (!isList(value)) return undefined;
  const items = value.map(itemOf);
  return items.every((item) => item !== undefined) ? items : undefined;
}

function itemOf(value: Json): NamedItem | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name = value['label'] } = value;
  return typeof id === 'string' && typeof name === 'string'
    ? { id, name, record: value }
    : undefined;
}
