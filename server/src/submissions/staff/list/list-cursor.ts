import * as v from 'valibot';
import type { submissionsContract } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { isUuid } from '../../../platform/database/criteria.ts';

export type SubmissionListQuery = v.InferOutput<typeof submissionsContract.listSubmissions.query>;
export type SubmissionSort = NonNullable<SubmissionListQuery['sort']>;

/** The position of the row after which a page begins. */
export interface ListCursor {
  readonly sort: SubmissionSort;
  /** The number of rows before the page. */
  readonly position: number;
  /** The sort value of the row: a title, or an instant in microseconds since 1970. */
  readonly value: string | number | null;
  readonly id: string;
}

const safeInteger = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const cursorSchema = v.union([
  v.tuple([
    v.picklist(['created_at', '!created_at', 'completed_at', '!completed_at']),
    safeInteger,
    v.nullable(v.pipe(safeInteger, v.maxValue(Date.UTC(9999, 0) * 1000))),
    v.pipe(v.string(), v.check(isUuid)),
  ]),
  v.tuple([
    v.picklist(['title', '!title']),
    safeInteger,
    // PostgreSQL cannot store NUL.
    v.nullable(v.pipe(v.string(), v.excludes('\0'))),
    v.pipe(v.string(), v.check(isUuid)),
  ]),
]);

export function encodeCursor({ sort, position, value, id }: ListCursor): string {
  return Buffer.from(JSON.stringify([sort, position, value, id])).toString('base64url');
}

/** Parses a cursor; `undefined` for any other text. */
export function decodeCursor(text: string): ListCursor | undefined {
  const parsed = v.safeParse(cursorSchema, parseJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success) return undefined;
  const [sort, position, value, id] = parsed.output;
  return { sort, position, value, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Converts an instant as the database writes it in JSON to microseconds since 1970. */
export function microsecondsOf(instant: string): number {
  const fraction = /\.(\d+)/.exec(instant)?.[1] ?? '';
  return Date.parse(instant) * 1000 + Number(fraction.padEnd(6, '0').slice(3, 6));
}
