import { isRecord, isSameJson, type Json, type JsonRecord } from '../json.ts';
import { isKeyedList, keyedItems } from '../compare/keyed-list.ts';
import type { Conflict, Settle } from './conflict.ts';
import { mergeOrder, placedByBoth } from './merge-order.ts';
import type { Shape } from './shape.ts';
import type { Three } from './three.ts';

interface Place {
  readonly shape: Shape;
  readonly path: readonly string[];
  readonly settle: Settle;
}

/** Merges a value: a change of one side is taken; different changes of both are merged by the shape. */
export function mergeValue(three: Three, place: Place): Json | undefined {
  const { base, mine, theirs } = three;
  if (isSameJson(mine, theirs) || isSameJson(base, theirs)) return mine;
  if (isSameJson(base, mine)) return theirs;
  const { shape } = place;
  if (shape.kind === 'record' && areRecords(three) && !(shape.isWhole?.(three) ?? false))
    return mergeRecords(three, shape, place);
  if (shape.kind === 'items' && areItems(three)) return mergeItems(three, shape.item, place);
  return decide({ path: place.path, ...three }, place.settle);
}

const decide = (conflict: Conflict, settle: Settle) => conflict[settle(conflict)];

function areRecords(three: Three): three is Three & Record<'mine' | 'theirs', JsonRecord> {
  const { base, mine, theirs } = three;
  return isRecord(mine) && isRecord(theirs) && (base === undefined || isRecord(base));
}

function mergeRecords(
  { base, mine, theirs }: Three & Record<'mine' | 'theirs', JsonRecord>,
  { members, others }: Extract<Shape, { kind: 'record' }>,
  { path, settle }: Place,
): JsonRecord {
  const from = isRecord(base) ? base : {};
  const names = new Set([...Object.keys(from), ...Object.keys(mine), ...Object.keys(theirs)]);
  const merged = [...names].flatMap((name) => {
    const three = { base: from[name], mine: mine[name], theirs: theirs[name] };
    const shape = members?.[name] ?? others;
    const value = mergeValue(three, { shape, path: [...path, name], settle });
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(merged);
}

/** Whether all three are lists of records by unique ids, or absent. */
function areItems({ base, mine, theirs }: Three): boolean {
  return [base, mine, theirs].every((list) => isKeyedList(list) && hasUniqueIds(list));
}

function hasUniqueIds(list: Json | undefined): boolean {
  const items = keyedItems(list);
  return items.every(({ key, item }) => item['id'] === key);
}

function mergeItems(three: Three, shape: Shape, { path, settle }: Place): Json | undefined {
  const base = itemsById(three.base);
  const mine = itemsById(three.mine);
  const theirs = itemsById(three.theirs);
  const ids = new Set([...base.keys(), ...mine.keys(), ...theirs.keys()]);
  const merged = new Map(
    [...ids].flatMap((id) => {
      const item = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) };
      const value = mergeValue(item, { shape, path: [...path, id], settle });
      return value === undefined ? [] : [[id, value] as const];
    }),
  );
  const lists = { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] };
  const members = new Set(merged.keys());
  const side = settleOrder(lists, members, { path, settle });
  const order = mergeOrder(lists, members, side);
  const isAbsent = order.length === 0 && (three.mine === undefined || three.theirs === undefined);
  return isAbsent ? undefined : order.flatMap((id) => merged.get(id) ?? []);
}

const itemsById = (list: Json | undefined): ReadonlyMap<string, JsonRecord> =>
  new Map(keyedItems(list).map(({ key, item }) => [key, item]));

/**
 * Whose order counts for items that both sides placed. After the same neighbour either will do, so the
 * lists themselves decide, whichever side they are on.
 */
export function settleOrder(
  lists: Parameters<typeof mergeOrder>[0],
  members: ReadonlySet<string>,
  { path, settle }: Pick<Place, 'path' | 'settle'>,
): 'mine' | 'theirs' {
  if (!placedByBoth(lists).some((id) => members.has(id)))
    return lists.mine.join(' ') < lists.theirs.join(' ') ? 'mine' : 'theirs';
  return settle({ path: [...path, 'order'], ...lists });
}
