import type {
  ListSource,
  NewListSource,
} from '@form-builder/core/contract/staff/settings/list-sources.ts';

/** What is filled in about a source; `''` is a column that is not chosen, as in a select. */
export interface SourceValues {
  url: string;
  format: ListSource['format'];
  label_column: string;
  id_column: string;
  parent_column: string;
  every: ListSource['every'];
}

const empty: SourceValues = {
  url: '',
  format: 'csv',
  label_column: '',
  id_column: '',
  parent_column: '',
  every: 'day',
};

/** The values with which the form opens. */
export const valuesOf = (source: ListSource | null): SourceValues =>
  source === null
    ? empty
    : {
        url: source.url,
        format: source.format,
        label_column: source.label_column,
        id_column: source.id_column ?? '',
        parent_column: source.parent_column ?? '',
        every: source.every,
      };

export const orNull = (column: string): string | null => (column === '' ? null : column);

/** The source as it is sent. */
export const toSource = ({ id_column, parent_column, ...values }: SourceValues): NewListSource => ({
  ...values,
  id_column: orNull(id_column),
  parent_column: orNull(parent_column),
});

/** The columns that a source uses: the only known ones until it is fetched. */
export function chosenColumns(source: ListSource | null): readonly string[] {
  const chosen = [source?.label_column, source?.id_column, source?.parent_column];
  return [...new Set(chosen.filter((column) => typeof column === 'string'))];
}
