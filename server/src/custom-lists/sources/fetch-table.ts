import Papa from 'papaparse';
import * as v from 'valibot';
import { BlockedAddressError } from '../../platform/outgoing/blocked-address-error.ts';
import type { OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import type { ListSourceRow } from './list-sources-queries.ts';
import { SourceError } from './source-error.ts';

/** A cell as a list can hold it. */
export type Cell = string | number | boolean | null;

/** A fetched table: its columns in the order of the source, and its rows by column. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, Cell>>[];
  readonly etag: string | null;
}

type Location = Pick<ListSourceRow, 'url' | 'format'> & { readonly etag?: string | null };

const timeoutMs = 10_000;
const maxColumns = 50;

/**
 * Fetches the table of a source; `unchanged` when it is still the version with this tag. Follows no redirect, so that
 * no other address than the checked one is called. Throws a SourceError.
 */
export async function fetchTable(
  client: OutgoingClient,
  { url, format, etag }: Location,
): Promise<Table | 'unchanged'> {
  const response = await client
    .send({
      method: 'GET',
      url: new URL(url),
      headers: {
        accept: format === 'csv' ? 'text/csv' : 'application/json',
        ...(etag && { 'if-none-match': etag }),
      },
      timeoutMs,
    })
    .catch((cause: unknown) => {
      const isBlocked = cause instanceof BlockedAddressError;
      throw new SourceError(isBlocked ? 'not_allowed' : 'no_answer', { cause });
    });
  if (response.status === 304 && etag) return 'unchanged';
  if (response.status !== 200) throw new SourceError('refused');
  const text = response.text.replace(/^\uFEFF/, '');
  const rows = format === 'csv' ? parseCsv(text) : parseJson(text);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, maxColumns);
  return { columns, rows, etag: response.headers.etag ?? null };
}

/** Under this name the parser keeps the cells of a row for which the first line has no column. */
const surplusCells = '__parsed_extra';

/** The first line names the columns; the separator is found by the parser. */
function parseCsv(text: string): Table['rows'] {
  const { data, errors } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim(),
    delimitersToGuess: [';', ',', '\t'],
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw new SourceError('unreadable');
  return data.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name !== surplusCells)),
  );
}

const cellSchema = v.union([v.string(), v.number(), v.boolean(), v.null()]);
const rowSchema = v.record(v.string(), v.unknown());
const rowsSchema = v.array(rowSchema);
/** An answer often holds its rows in one member, such as `results` or `value`. */
const wrappedSchema = v.record(v.string(), v.unknown());

/** An array of objects, also as the only array in an object; members that are no plain value are left out. */
function parseJson(text: string): Table['rows'] {
  const content = readJson(text);
  const direct = v.safeParse(rowsSchema, content);
  const rows = direct.success ? direct.output : findRows(content);
  if (rows === undefined) throw new SourceError('unreadable');
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) => {
        const cell = v.safeParse(cellSchema, value);
        return cell.success ? [[name, cell.output]] : [];
      }),
    ),
  );
}

function findRows(content: unknown): v.InferOutput<typeof rowsSchema> | undefined {
  const wrapped = v.safeParse(wrappedSchema, content);
  if (!wrapped.success) return undefined;
  const arrays = Object.values(wrapped.output).filter((member) => v.is(rowsSchema, member));
  return arrays.length === 1 ? arrays[0] : undefined;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new SourceError('unreadable', { cause });
  }
}
