import { compareLists, keysOf } from './compare-lists.ts';
import { isRecord, isSameJson, type Json, type JsonRecord } from '../json.ts';

/** An item of a list by a key that is unique in it. */
export interface KeyedItem {
  readonly key: string;
  readonly item: JsonRecord;
}

/** Whether a value is a list of records with ids, or absent. */
export function isKeyedList(value: Json | undefined): boolean {
  if (value === undefined) return true;
  return Array.isArray(value) && value.every((item: Json) => isRecord(item) && hasId(item));
}

const hasId = ({ id }: JsonRecord) => typeof id === 'string';

/** Returns the items of such a list; a repeated id gets a numbered key. */
export function keyedItems(value: Json | undefined): readonly KeyedItem[] {
  const items = Array.isArray(value) ? value.filter((item: Json) => isRecord(item)) : [];
  const keys = keysOf(items.map((item) => textOf(item, 'id')));
  return items.map((item, at) => ({ key: keys[at] ?? '', item }));
}

/** Returns a text member of an item; empty for another type. */
export function textOf(item: JsonRecord, name: string): string {
  const text = item[name];
  return typeof text === 'string' ? text : '';
}

/** The differences between the items of two lists. */
export interface KeyedComparison {
  readonly removed: readonly KeyedItem[];
  readonly changed: readonly {
    readonly key: string;
    readonly before: JsonRecord;
    readonly after: JsonRecord;
  }[];
  readonly placed: readonly (KeyedItem & { readonly to: number; readonly isMoved: boolean })[];
}

/**
 * Compares items by their keys, which must be unique in each list, with the minimum number of
 * moves.
 */
export function compareItems(
  before: readonly KeyedItem[],
  after: readonly KeyedItem[],
): KeyedComparison {
  const from = new Map(before.map(({ key, item }) => [key, item]));
  const to = new Map(after.map(({ key, item }) => [key, item]));
  const { removed, placed } = compareLists([...from.keys()], [...to.keys()]);
  return {
    removed: removed.map((key) => ({ key, item: from.get(key) ?? {} })),
    changed: after.flatMap(({ key, item }) => {
      const was = from.get(key);
      return was && !isSameJson(was, item) ? [{ key, before: was, after: item }] : [];
    }),
    placed: placed.map(({ key, at, isMoved }) => ({
      key,
      item: to.get(key) ?? {},
      to: at,
      isMoved,
    })),
  };
}
