import type { ListItem } from '@form-builder/core/field-types/list-item.ts';

/** The numbers of entries that a refresh adds, changes, removes and leaves. */
export interface EntryChanges {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
}

/** Compares entries by their id. An empty cell equals an absent one. */
export function compareEntries(
  before: readonly ListItem[],
  after: readonly ListItem[],
): EntryChanges {
  const old = new Map(before.map((entry) => [entry.id, contentOf(entry)]));
  const kept = after.filter(({ id }) => old.has(id));
  const changed = kept.filter((entry) => old.get(entry.id) !== contentOf(entry)).length;
  return {
    added: after.length - kept.length,
    changed,
    removed: before.length - kept.length,
    unchanged: kept.length - changed,
  };
}

const contentOf = (entry: ListItem): string =>
  JSON.stringify(
    Object.entries(entry)
      .map(([name, cell]) => [name, String(cell ?? '')])
      .filter(([, cell]) => cell !== '')
      .toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
  );

/** Fewer entries of a list than this may change by any number. */
const smallList = 10;

/** Whether less than half of a list would remain: more often an incomplete response than a real change. */
export const hasShrunk = (before: number, after: number): boolean =>
  before >= smallList && after < before / 2;
