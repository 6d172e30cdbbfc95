import { isColumnName } from '@form-builder/core/field-types/base/answer-record.ts';
import type { EntryDraft, ListDraft } from '../list-draft.ts';
import type { TableRows } from './read-table-file.ts';

/** The meaning of the columns of a table; positions count from 0. */
export interface ImportChoices {
  readonly hasHeader: boolean;
  readonly label: number;
  /** `null`: existing entries keep the id of their label, new entries get an id. */
  readonly id: number | null;
  /** Entries and columns that are not in the table are removed. */
  readonly replacesAll: boolean;
}

const labelNames = ['label', 'naam', 'name', 'omschrijving', 'waarde', 'bezeichnung'];
const idNames = ['id', 'code', 'sleutel', 'key', 'nummer'];

/** Guesses the meaning of the columns from the names in the first row. */
export function guessChoices([first = []]: TableRows): ImportChoices {
  const names = first.map((name) => name.toLowerCase());
  const label = names.findIndex((name) => labelNames.includes(name));
  const id = names.findIndex((name) => idNames.includes(name));
  const hasHeader = label !== -1 || id !== -1;
  return {
    hasHeader,
    label: label === -1 ? (id === 0 ? 1 : 0) : label,
    id: id === -1 ? null : id,
    // What a list in use loses is gone for visitors: only on request.
    replacesAll: false,
  };
}

/** The names of a table's columns: those of its first row, or their numbers. */
export function columnNames(rows: TableRows, hasHeader: boolean): readonly string[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  return Array.from({ length: width }, (_, at) => {
    const name = hasHeader ? (rows[0]?.[at] ?? '') : '';
    return isColumnName(name) ? name : `kolom ${String(at + 1)}`;
  });
}

/** The draft after an import, and the changes. */
export interface ImportResult {
  readonly draft: ListDraft;
  readonly added: readonly string[];
  /** What each changed entry was and becomes. */
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  readonly addedColumns: readonly string[];
  readonly removedColumns: readonly string[];
  /** The numbers of the rows without a label, counted from 1; they are left out. */
  readonly skipped: readonly number[];
  /** The numbers of the rows whose id a later row has too; they are left out. */
  readonly overwritten: readonly number[];
  /** The texts that several of the taken rows have, each once. */
  readonly doubled: readonly string[];
}

/**
 * Imports the rows of a table into a list. Matches entries by id, or by label when the table has no
 * ids.
 */
export function importRows(
  current: ListDraft,
  rows: TableRows,
  choices: ImportChoices,
): ImportResult {
  const { columns, read, ...leftOut } = readEntries(rows, choices);
  const keyOf = ({ id, label }: Pick<EntryDraft, 'id' | 'label'>) =>
    choices.id === null ? label.trim().toLowerCase() : id.trim();
  const unmatched = new Map(current.entries.map((entry) => [keyOf(entry), entry]));
  let { nextRow } = current;
  const imported = read.map(({ id, label, values }): EntryDraft => {
    const before = unmatched.get(keyOf({ id, label }));
    // Of two equal rows only the first matches the existing entry.
    unmatched.delete(keyOf({ id, label }));
    return {
      row: before?.row ?? nextRow++,
      id: id === '' ? (before?.id ?? '') : id,
      label,
      values: choices.replacesAll ? values : { ...before?.values, ...values },
    };
  });
  return compare(current, imported, {
    columns,
    replacesAll: choices.replacesAll,
    ...leftOut,
    nextRow,
  });
}

type ReadEntry = Pick<EntryDraft, 'id' | 'label' | 'values'>;

/** Returns the entries of a table; of rows with the same id, the last one. */
function readEntries(rows: TableRows, { hasHeader, label: labelAt, id: idAt }: ImportChoices) {
  const others = columnNames(rows, hasHeader).flatMap((name, at) =>
    at === labelAt || at === idAt ? [] : [{ name, at }],
  );
  const skipped: number[] = [];
  const overwritten: number[] = [];
  const read = new Map<string, ReadEntry & { readonly line: number }>();
  for (const [index, cells] of rows.entries()) {
    if (index === 0 && hasHeader) continue;
    const cell = (at: number | null) => (at === null ? '' : (cells[at] ?? ''));
    const [id, label] = [cell(idAt), cell(labelAt)];
    const values = Object.fromEntries(others.map(({ name, at }) => [name, cell(at)]));
    const line = index + 1;
    if (label === '') {
      skipped.push(line);
      continue;
    }
    const key = id === '' ? `row ${String(index)}` : `id ${id}`;
    const earlier = read.get(key);
    if (earlier !== undefined) overwritten.push(earlier.line);
    read.set(key, { id, label, values, line });
  }
  return {
    columns: others.map(({ name }) => name),
    read: [...read.values()],
    skipped,
    overwritten,
  };
}

interface Imported {
  readonly columns: readonly string[];
  readonly replacesAll: boolean;
  readonly skipped: readonly number[];
  readonly overwritten: readonly number[];
  readonly nextRow: number;
}

function compare(
  current: ListDraft,
  imported: readonly EntryDraft[],
  { columns, replacesAll, skipped, overwritten, nextRow }: Imported,
): ImportResult {
  const before = new Map(current.entries.map((entry) => [entry.row, entry]));
  const after = new Map(imported.map((entry) => [entry.row, entry]));
  const kept = current.entries.map((entry) => after.get(entry.row) ?? entry);
  const isNew = ({ row }: EntryDraft) => !before.has(row);
  const entries = replacesAll ? imported : [...kept, ...imported.filter(isNew)];
  const allColumns = replacesAll ? columns : [...new Set([...current.columns, ...columns])];
  const changed = imported.flatMap((entry) => {
    const old = before.get(entry.row);
    const change = old && describeChange(old, entry, allColumns);
    return change === undefined ? [] : [change];
  });
  return {
    draft: { ...current, columns: allColumns, entries, nextRow },
    added: imported.filter(isNew).map(({ label }) => label),
    changed,
    removed: replacesAll
      ? current.entries.filter(({ row }) => !after.has(row)).map(({ label }) => label)
      : [],
    unchanged: imported.length - imported.filter(isNew).length - changed.length,
    addedColumns: allColumns.filter((name) => !current.columns.includes(name)),
    removedColumns: current.columns.filter((name) => !allColumns.includes(name)),
    skipped,
    overwritten,
    doubled: doubledLabels(imported),
  };
}

/** The labels of more than one entry, ignoring case and spaces around them. */
function doubledLabels(entries: readonly EntryDraft[]): readonly string[] {
  const counts = new Map<string, { readonly label: string; readonly count: number }>();
  for (const { label } of entries) {
    const key = label.trim().toLowerCase();
    const known = counts.get(key);
    counts.set(key, { label: known?.label ?? label, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()].flatMap(({ label, count }) => (count > 1 ? [label] : []));
}

/**
 * The text before and after, or the text with the columns whose cell differs; `undefined` when nothing does. An empty
 * cell equals an absent one.
 */
function describeChange(
  old: EntryDraft,
  entry: EntryDraft,
  columns: readonly string[],
): string | undefined {
  if (old.label !== entry.label) return `${old.label} → ${entry.label}`;
  const text = (value: EntryDraft['values'][string] | undefined) => String(value ?? '');
  const differing = columns.filter(
    (column) => text(old.values[column]) !== text(entry.values[column]),
  );
  if (differing.length > 0) return `${entry.label} (${differing.join(', ')})`;
  return old.id === entry.id ? undefined : `${entry.label} (${old.id} → ${entry.id})`;
}
