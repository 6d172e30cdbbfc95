import * as v from 'valibot';
import { isUuid } from '../platform/database/criteria.ts';

/** The entry after which a page begins. */
export interface AuditCursor {
  readonly isDescending: boolean;
  /** The number of entries before the page. */
  readonly position: number;
  /** In milliseconds since 1970. */
  readonly atMs: number;
  readonly id: string;
}

const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const cursorSchema = v.tuple([
  v.boolean(),
  positive,
  v.pipe(positive, v.maxValue(Date.UTC(9999, 0))),
  v.pipe(v.string(), v.check(isUuid)),
]);

export function encodeAuditCursor({ isDescending, position, atMs, id }: AuditCursor): string {
  return Buffer.from(JSON.stringify([isDescending, position, atMs, id])).toString('base64url');
}

/** Parses a cursor; `undefined` when the text is not a valid one. */
export function decodeAuditCursor(text: string): AuditCursor | undefined {
  const json = v.pipe(v.string(), v.parseJson(), cursorSchema);
  const parsed = v.safeParse(json, Buffer.from(text, 'base64url').toString());
  if (!parsed.success) return undefined;
  const [isDescending, position, atMs, id] = parsed.output;
  return { isDescending, position, atMs, id };
}

/** The cursor that goes on after an entry. */
export const cursorAfter = (
  { isDescending }: { readonly isDescending: boolean },
  position: number,
  { at, id }: { readonly at: Date; readonly id: string },
): AuditCursor => ({ isDescending, position, atMs: at.getTime(), id });
