import { isRecord, type JsonRecord } from '../json.ts';
import type { Conflict, Settle, Side } from './conflict.ts';
import { keepStructure } from './keep-structure.ts';
import { mergeOrder } from './merge-order.ts';
import { mergeValue, settleOrder } from './merge-value.ts';
import { versionShape } from './shape.ts';
import { joinVersion, splitVersion, type WithPages } from './split-version.ts';

/** A merged version, and what the two sides disagreed about. */
interface Merge<T> {
  readonly merged: T;
  /** Empty when every change of both sides is in the merged version. */
  readonly conflicts: readonly Conflict[];
}

/**
 * Merges two versions that continued from a common one, by the ids of pages, fields, options, rules and
 * variables. Changes of different settings are all taken; where both sides changed the same one
 * differently, `prefer` decides and the conflict is reported.
 */
export function mergeVersions<T extends WithPages>(
  { base, mine, theirs }: Readonly<Record<'base' | Side, T>>,
  prefer: Side,
): Merge<T> {
  const conflicts: Conflict[] = [];
  const settle: Settle = (conflict) => {
    const key = conflict.path.join(' ');
    if (!conflicts.some(({ path }) => path.join(' ') === key)) conflicts.push(conflict);
    return prefer;
  };
  const split = {
    base: splitVersion(base),
    mine: splitVersion(mine),
    theirs: splitVersion(theirs),
  };
  const records = { base: split.base.record, mine: split.mine.record, theirs: split.theirs.record };
  const value = mergeValue(records, { shape: versionShape, path: [], settle });
  const flat: JsonRecord = isRecord(value) ? value : records[prefer];
  const merged = joinVersion(keepStructure(flat, split, settle), (list, members) => {
    const lists = {
      base: split.base.lists.get(list) ?? [],
      mine: split.mine.lists.get(list) ?? [],
      theirs: split.theirs.lists.get(list) ?? [],
    };
    return mergeOrder(lists, members, settleOrder(lists, members, { path: [list], settle }));
  });
  // The parts came from versions of this type, and merging keeps their form.
  return { merged: merged as unknown as T, conflicts };
}

/** The function that merges; its code is loaded when two users changed one version. */
export type MergeVersions = typeof mergeVersions;
