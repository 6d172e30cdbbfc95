import { mergeFields } from './merge-fields.ts';
import type { ExportedField } from './read-version.ts';

/** A column with the answers to one field, in any version. */
export interface Column {
  readonly fieldId: string;
  /** Unique in its table: the field's name for exports and integrations, else its short id. */
  readonly key: string;
  readonly label: string;
  /** The label, or when another column of the table has it, the label with the key. */
  readonly uniqueLabel: string;
  /** The column describes the rows of a repeating field. */
  readonly isRows: boolean;
}

/** The table of the rows of one repeating field, in any version. */
export interface RowsTable {
  readonly fieldId: string;
  readonly label: string;
  /** The repeating field that contains this one, for nested rows. */
  readonly parentId: string | null;
  readonly columns: readonly Column[];
}

/** The tables of an export: one of submissions, and one for every repeating field. */
export interface TablePlan {
  readonly columns: readonly Column[];
  readonly rows: readonly RowsTable[];
}

/**
 * Plans the tables for the versions, newest first. `chosen` are the ids of the requested fields; a repeating
 * field is included when one of its own fields is.
 */
export function planTables(
  versions: readonly (readonly ExportedField[])[],
  chosen: ReadonlySet<string> | null,
): TablePlan {
  const fields = keepChosen(mergeFields(versions), chosen);
  const within = (id: string | null) => fields.filter(({ rowField }) => rowField === id);
  return {
    columns: columnsOf(within(null)),
    rows: fields
      .filter(({ definition }) => definition === null)
      .map(({ field, rowField }) => ({
        fieldId: field.id,
        label: field.label,
        parentId: rowField,
        columns: columnsOf(within(field.id)),
      })),
  };
}

function keepChosen(
  fields: readonly ExportedField[],
  chosen: ReadonlySet<string> | null,
): readonly ExportedField[] {
  if (chosen === null) return fields;
  const wanted = new Set(chosen);
  // In reverse order, because a repeating field comes before its own fields.
  for (const { field, rowField } of fields.toReversed())
    if (wanted.has(field.id) && rowField !== null) wanted.add(rowField);
  return fields.filter(({ field }) => wanted.has(field.id));
}

function columnsOf(fields: readonly ExportedField[]): readonly Column[] {
  const keys = new Set<string>();
  const labels = new Set<string>();
  return fields.map(({ field, definition }) => {
    const named = field.name?.trim();
    const key = named === undefined || named === '' ? field.short_id : named;
    const unique = keys.has(key) ? `${key}_${field.short_id}` : key;
    keys.add(unique);
    const { label } = field;
    const uniqueLabel = labels.has(label) ? `${label} (${unique})` : label;
    labels.add(label);
    return { fieldId: field.id, key: unique, label, uniqueLabel, isRows: definition === null };
  });
}
