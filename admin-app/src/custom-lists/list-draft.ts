import type { DetailedCustomList } from '@form-builder/core/contract/staff/settings/custom-lists.ts';
import { isSameJson } from '@form-builder/core/diff/json.ts';
import type { ListItem } from '@form-builder/core/field-types/list-item.ts';
import { createEntryIds } from './editing/entry-ids.ts';

type ColumnValue = ListItem[string];

/** An entry while it is edited. */
export interface EntryDraft {
  /** Identifies the entry in the draft: its id may be empty or equal to another one. */
  readonly row: number;
  /** Empty for a new entry; saving derives an id from its label. */
  readonly id: string;
  readonly label: string;
  readonly values: Readonly<Record<string, ColumnValue>>;
}

/** A list while it is edited. */
export interface ListDraft {
  readonly name: string;
  /** The names of the columns besides id and label. */
  readonly columns: readonly string[];
  readonly entries: readonly EntryDraft[];
  readonly nextRow: number;
}

/** Converts the stored list to a draft. */
export function toListDraft({ name, items }: DetailedCustomList): ListDraft {
  return { name, ...draftItems(items) };
}

/** Returns the entries and columns of items. */
export function draftItems(items: readonly ListItem[]): Omit<ListDraft, 'name'> {
  const columns = new Set<string>();
  const entries = items.map(({ id, label, ...values }, row): EntryDraft => {
    for (const column of Object.keys(values)) columns.add(column);
    return { row, id, label, values };
  });
  return { columns: [...columns], entries, nextRow: entries.length };
}

/** Returns the entries to save; an entry without an id gets one derived from its label. */
export function toItems({ columns, entries }: Pick<ListDraft, 'columns' | 'entries'>): ListItem[] {
  const ids = createEntryIds(entries);
  return entries.map(({ label, values }, index) => ({
    ...Object.fromEntries(
      columns.flatMap((column) => {
        const value = values[column];
        return value === undefined || value === '' ? [] : [[column, value] as const];
      }),
    ),
    id: ids[index] ?? '',
    label: label.trim(),
  }));
}

/** Returns the draft after saving, with the ids and labels of the saved list. */
export function withSavedItems(draft: ListDraft): ListDraft {
  const items = toItems(draft);
  const entries = draft.entries.map((entry, index) => ({
    ...entry,
    id: items[index]?.id ?? entry.id,
    label: entry.label.trim(),
  }));
  return { ...draft, name: draft.name.trim(), entries };
}

/** Whether two drafts contain the same list. Unedited entries are identical objects. */
export function isSameDraft(a: ListDraft, b: ListDraft): boolean {
  return (
    a.name === b.name &&
    isSameJson([...a.columns], [...b.columns]) &&
    a.entries.length === b.entries.length &&
    a.entries.every(
      (entry, index) => entry === b.entries[index] || isSameEntry(entry, b.entries[index]),
    )
  );
}

function isSameEntry(a: EntryDraft, b: EntryDraft | undefined): boolean {
  return b !== undefined && a.id === b.id && a.label === b.label && isSameJson(a.values, b.values);
}

/** Adds an empty entry after another one, or at the end. */
export function addEntry(draft: ListDraft, after?: number): ListDraft {
  const { entries, nextRow: row } = draft;
  const index = entries.findIndex((entry) => entry.row === after);
  const at = index === -1 ? entries.length : index + 1;
  const entry: EntryDraft = { row, id: '', label: '', values: {} };
  return { ...draft, entries: entries.toSpliced(at, 0, entry), nextRow: row + 1 };
}

export function changeEntry(
  draft: ListDraft,
  row: number,
  changes: Partial<Omit<EntryDraft, 'row'>>,
): ListDraft {
  const entries = draft.entries.map((entry) =>
    entry.row === row ? { ...entry, ...changes } : entry,
  );
  return { ...draft, entries };
}

export function removeEntry(draft: ListDraft, row: number): ListDraft {
  return { ...draft, entries: draft.entries.filter((entry) => entry.row !== row) };
}

/** Moves an entry up (-1) or down (1) by one; at either end nothing changes. */
export function moveEntry(draft: ListDraft, row: number, by: -1 | 1): ListDraft {
  const from = draft.entries.findIndex((entry) => entry.row === row);
  const moved = draft.entries[from];
  const to = from + by;
  if (moved === undefined || to < 0 || to >= draft.entries.length) return draft;
  return { ...draft, entries: draft.entries.toSpliced(from, 1).toSpliced(to, 0, moved) };
}

/** Orders the entries by label, as Dutch readers expect: numbers by value, without regard to accents. */
export function sortEntries(draft: ListDraft): ListDraft {
  const { compare } = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });
  return { ...draft, entries: draft.entries.toSorted((a, b) => compare(a.label, b.label)) };
}

export function addColumn(draft: ListDraft, name: string): ListDraft {
  return { ...draft, columns: [...draft.columns, name] };
}

export function removeColumn(draft: ListDraft, name: string): ListDraft {
  const entries = draft.entries.map((entry) => ({
    ...entry,
    values: Object.fromEntries(Object.entries(entry.values).filter(([column]) => column !== name)),
  }));
  return { ...draft, columns: draft.columns.filter((column) => column !== name), entries };
}
