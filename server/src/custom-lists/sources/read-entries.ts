import { maxListEntries } from '@form-builder/core/contract/staff/settings/custom-lists.ts';
import type { ListItem } from '@form-builder/core/field-types/list-item.ts';
import type { Cell, Table } from './fetch-table.ts';
import type { ListSourceRow } from './list-sources-queries.ts';
import { SourceError } from './source-error.ts';

type Mapping = Pick<ListSourceRow, 'label_column' | 'id_column' | 'parent_column'>;

const maxIdCharacters = 200;
const maxCellCharacters = 2000;

/**
 * The entries of a table. Rows without a label or id are left out; of rows with the same id the last one counts, as
 * when a file is imported. Throws a SourceError when nothing usable remains.
 */
export function readEntries(
  { columns, rows }: Pick<Table, 'columns' | 'rows'>,
  mapping: Mapping,
): readonly ListItem[] {
  const { label_column: label, id_column: id, parent_column: parent } = mapping;
  const named = [label, id, parent].filter((column) => column !== null);
  if (rows.length === 0) throw new SourceError('empty');
  if (named.some((column) => !columns.includes(column))) throw new SourceError('column_missing');
  const entries = new Map<string, ListItem>();
  for (const row of rows) {
    const entry = toEntry(row, mapping);
    if (entry !== undefined) entries.set(entry.id, entry);
  }
  if (entries.size === 0) throw new SourceError('empty');
  if (entries.size > maxListEntries) throw new SourceError('too_many');
  return [...entries.values()];
}

function toEntry(row: Readonly<Record<string, Cell>>, mapping: Mapping): ListItem | undefined {
  const { label_column, id_column, parent_column } = mapping;
  const label = textOf(row[label_column]);
  const id = id_column === null ? label : textOf(row[id_column]);
  if (label === '' || id === '' || id.length > maxIdCharacters) return undefined;
  const used = new Set([label_column, id_column, parent_column]);
  const others = Object.entries(row)
    .filter(([name]) => !used.has(name))
    .map(([name, cell]) => [name, typeof cell === 'string' ? shorten(cell) : cell]);
  return {
    ...(Object.fromEntries(others) as Record<string, Cell>),
    ...(parent_column !== null && { parent: textOf(row[parent_column]) }),
    id,
    label,
  };
}

const shorten = (text: string): string => text.trim().slice(0, maxCellCharacters);

const textOf = (cell: Cell | undefined): string =>
  cell === undefined || cell === null ? '' : shorten(String(cell));
