import { maxCounted, type ListMeta } from '@form-builder/core/contract/list.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { sql, type SqlBool } from 'kysely';
import * as v from 'valibot';
import { isUuid } from '../../database/criteria.ts';
import { RequestError } from '../../request-error.ts';
import { inputTexts } from '../requests/input-texts.ts';

/** A row of a list that is ordered by time, and by id within a millisecond. */
interface TimedRow {
  readonly id: string;
  readonly at: Date;
}

/** Where a page starts: after a row, or at an offset. */
export interface TimedPage {
  readonly after: TimedRow | undefined;
  readonly offset: number;
  readonly limit: number;
}

interface TimedList<Row extends TimedRow> {
  /** The number of rows, up to one more than the maximum. */
  readonly count: () => Promise<number>;
  readonly select: (page: TimedPage) => Promise<readonly Row[]>;
}

interface PageRequest {
  readonly query: {
    readonly page: number;
    readonly limit: number;
    readonly cursor?: string | undefined;
  };
  readonly language: Language;
}

const cursorSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}-\d{1,15}-[0-9a-f-]{36}$/),
  v.transform((text) => {
    const [position = '', at = '', ...id] = text.split('-');
    return { position: Number(position), after: { at: new Date(Number(at)), id: id.join('-') } };
  }),
  v.check(({ after }) => isUuid(after.id) && after.at.getTime() < Date.UTC(9999, 0)),
);

/** Reads one page of a list, newest first: by number up to 10,000 rows, by cursor from there. */
export async function readTimedPage<Row extends TimedRow>(
  { query: { page, limit, cursor }, language }: PageRequest,
  { count, select }: TimedList<Row>,
): Promise<{
  readonly rows: readonly Row[];
  readonly meta: ListMeta & { readonly next_cursor: string | null };
}> {
  const start = cursor === undefined ? undefined : parseCursor(cursor, language);
  const position = start?.position ?? (page - 1) * limit;
  if (start === undefined && position + limit > maxCounted) refuse('page', language);
  const offset = start === undefined ? position : 0;
  // One row more than the page shows whether there is a next page.
  const found = await select({ after: start?.after, offset, limit: limit + 1 });
  const total = await count();
  const rows = found.slice(0, limit);
  const end = position + rows.length;
  const last = rows.at(-1);
  return {
    rows,
    meta: {
      total: Math.min(total, maxCounted),
      is_total_exact: total <= maxCounted,
      page: Math.floor(position / limit) + 1,
      limit,
      from: rows.length === 0 ? 0 : position + 1,
      to: rows.length === 0 ? 0 : end,
      next_cursor:
        last === undefined || found.length <= limit
          ? null
          : `${String(Math.min(end, 999_999))}-${String(last.at.getTime())}-${last.id}`,
    },
  };
}

/** The condition for rows after the given one, newest first; columns by their names in the query. */
export const isOlderThan = (
  { at, id }: TimedRow,
  columns: { readonly at: string; readonly id: string },
) =>
  sql<SqlBool>`(${sql.ref(columns.at)}, ${sql.ref(columns.id)}) < (${at}::timestamptz, ${id}::uuid)`;

function parseCursor(text: string, language: Language) {
  const parsed = v.safeParse(cursorSchema, text);
  return parsed.success ? parsed.output : refuse('cursor', language);
}

function refuse(member: 'cursor' | 'page', language: Language): never {
  throw new RequestError('invalid', { errors: { [member]: [inputTexts[language].notAllowed] } });
}
