import type { TargetType } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import * as v from 'valibot';
import { fitValue } from '../schema/fit-value.ts';

const choicesSchema = v.pipe(
  v.array(v.nullable(v.string())),
  v.transform((choices) => choices.filter((choice) => choice !== null)),
);

/** A column of a library, as Microsoft Graph describes it; one of the members after `required` says what it contains. */
export const columnSchema = v.object({
  name: v.string(),
  displayName: v.nullish(v.string(), ''),
  hidden: v.nullish(v.boolean(), false),
  readOnly: v.nullish(v.boolean(), false),
  required: v.nullish(v.boolean(), false),
  text: v.nullish(
    v.object({
      allowMultipleLines: v.nullish(v.boolean(), false),
      maxLength: v.nullish(v.number()),
    }),
  ),
  choice: v.nullish(
    v.object({
      allowTextEntry: v.nullish(v.boolean(), false),
      choices: v.optional(choicesSchema, []),
      displayAs: v.nullish(v.string(), ''),
    }),
  ),
  dateTime: v.nullish(v.looseObject({})),
  number: v.nullish(v.looseObject({})),
  currency: v.nullish(v.looseObject({})),
  boolean: v.nullish(v.looseObject({})),
});
export type Column = v.InferOutput<typeof columnSchema>;

/** The name of the file, and what decides which columns a file has. */
const ownColumns: ReadonlySet<string> = new Set(['FileLeafRef', 'ContentType']);

/** Whether a value can be written to a column; persons, terms and references to other lists cannot. */
export const isWritable = (column: Column): boolean =>
  !column.hidden && !column.readOnly && !ownColumns.has(column.name) && typeOf(column) !== null;

const singleLine = 255;

/** What values of a column are; `null`: a kind that we cannot write. */
export function typeOf(column: Column): TargetType | null {
  if (column.choice) return column.choice.displayAs === 'checkBoxes' ? 'list' : 'text';
  if (column.text) return 'text';
  if (column.dateTime) return 'date';
  if (column.number || column.currency) return 'number';
  return column.boolean ? 'boolean' : null;
}

/** A column as JSON Schema, by which values are fitted and checked. */
function schemaOf(column: Column): object {
  const { choice } = column;
  const type = typeOf(column) ?? 'text';
  const choices = choice && !choice.allowTextEntry ? { enum: choice.choices } : {};
  const schemas: Readonly<Record<TargetType, object>> = {
    text: { type: 'string', ...choices },
    date: { type: 'string', format: 'date-time' },
    number: { type: 'number' },
    boolean: { type: 'boolean' },
    list: { type: 'array', items: { type: 'string', ...choices } },
    object: {},
  };
  return schemas[type];
}

/** The columns as one JSON Schema, with the values as members. */
export const schemaOfColumns = (columns: readonly Column[]) => ({
  type: 'object',
  required: columns.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(columns.map((column) => [column.name, schemaOf(column)])),
});

const membersOf = (mapped: unknown): readonly (readonly [name: string, value: unknown])[] =>
  typeof mapped === 'object' && mapped !== null ? Object.entries(mapped) : [];

/** The columns with a mapped value that the library does not have. */
export const findUnknown = (mapped: unknown, columns: readonly Column[]): readonly string[] =>
  membersOf(mapped)
    .map(([name]) => name)
    .filter((name) => columns.every((one) => one.name !== name));

/** Fits mapped values to their columns. */
export function fitColumns(
  mapped: unknown,
  columns: readonly Column[],
): Readonly<Record<string, unknown>> {
  const fitted = membersOf(mapped).map(([name, value]) => {
    const column = columns.find((one) => one.name === name);
    return [name, column && fitColumn(value, column)] as const;
  });
  return Object.fromEntries(fitted.filter(([, value]) => value !== undefined));
}

function fitColumn(value: unknown, column: Column): unknown {
  const type = typeOf(column);
  const isList = Array.isArray(value);
  const text = isList && type === 'text' ? value.map(String).join(', ') : value;
  const schema = schemaOf(column);
  const fitted = fitValue(text, schema, schema);
  if (typeof fitted !== 'string') return fitted;
  if (fitted === '' && column.choice) return undefined;
  if (type === 'date') return writeDate(fitted);
  const { text: line } = column;
  return line && !line.allowMultipleLines ? fitted.slice(0, line.maxLength ?? singleLine) : fitted;
}

/** A day becomes the noon of it, which is the same day in each time zone of the Kingdom. */
function writeDate(text: string): string | undefined {
  if (text === '') return undefined;
  return /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T12:00:00Z` : text;
}

/** The values as the body of a request: Graph needs to know which are lists. */
export const writeFields = (fitted: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fitted).flatMap(([name, value]) => [
      ...(Array.isArray(value) ? [[`${name}@odata.type`, 'Collection(Edm.String)'] as const] : []),
      [name, value] as const,
    ]),
  );
