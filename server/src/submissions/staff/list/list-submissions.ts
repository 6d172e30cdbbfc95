import { maxCounted } from '@form-builder/core/contract/list.ts';
import type { submissionsContract } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import type { Answer } from '@form-builder/core/contract/endpoint.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { inputTexts } from '../../../platform/http/requests/input-texts.ts';
import { RequestError } from '../../../platform/request-error.ts';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import { dayOf } from '../../holds/holds-queries.ts';
import { presentSubmissionSummary } from '../../present-submission.ts';
import { readInOrder, submissionPageQuery, type SubmissionSummaryRow } from '../staff-queries.ts';
import { filtersOnAnswers } from './answer-filters.ts';
import {
  decodeCursor,
  encodeCursor,
  microsecondsOf,
  type ListCursor,
  type SubmissionListQuery,
  type SubmissionSort,
} from './list-cursor.ts';
import { listParts, wrongPeriods } from './list-filters.ts';
import { parseListedFields, readListedAnswers, type ListContext } from './listed-answers.ts';

type List = Answer<(typeof submissionsContract)['listSubmissions']>;

/**
 * Returns one page of the submissions of forms that the caller may see. The time does not depend on
 * their number: numbered pages end at 10,000 rows, after which a cursor continues.
 */
export async function listSubmissions(context: ListContext, cipher: SecretCipher): Promise<List> {
  const { transaction, caller, query, language } = context;
  const sort = query.sort ?? '!created_at';
  assertPeriods(query, language);
  assertMayFilter(caller, query);
  const listed = parseListedFields(query) ?? refuse('fields', language);
  const cursor = parseCursor(query.cursor, sort, language);
  const position = cursor?.position ?? (query.page - 1) * query.limit;
  if (cursor === undefined && position + query.limit > maxCounted) refuse('page', language);
  const offset = cursor === undefined ? position : 0;
  // One extra row shows whether there is a next page.
  const selection = { caller, query, parts: listParts(query), sort, cursor, offset };
  const { rows, total, shown, answersOf } = await transaction(async (tx) => {
    await readInOrder(tx);
    const all = { ...selection, limit: query.limit + 1 };
    const page = await submissionPageQuery(tx, all, {
      today: dayOf(context.now()),
      fields: listed.fields,
    }).executeTakeFirstOrThrow();
    const shown = page.rows.slice(0, query.limit);
    return {
      ...page,
      shown,
      answersOf: await readListedAnswers(context, tx, { ...listed, cipher }, shown),
    };
  });
  return {
    data: shown.map((row) => ({
      ...presentSubmissionSummary(row, row.is_restricted),
      ...answersOf(row),
    })),
    meta: {
      total: Math.min(total, maxCounted),
      is_total_exact: total <= maxCounted,
      page: Math.floor(position / query.limit) + 1,
      limit: query.limit,
      from: shown.length === 0 ? 0 : position + 1,
      to: shown.length === 0 ? 0 : position + shown.length,
      next_cursor: rows.length > shown.length ? nextCursor(sort, position, shown) : null,
    },
  };
}

/** Who may not read answers must not learn them from a filter or a column. */
export function assertMayFilter(caller: Caller, query: SubmissionListQuery): void {
  const mayRead = caller.isRoot || caller.permissions.has('submission-read');
  if (!mayRead && (filtersOnAnswers(query) || query.fields !== undefined))
    throw new RequestError('forbidden');
}

/** Refuses a filter on days whose value is no day. */
export function assertPeriods(query: SubmissionListQuery, language: Language): void {
  for (const name of wrongPeriods(query)) refuse(`filter.${name}`, language);
}

function parseCursor(
  text: string | undefined,
  sort: SubmissionSort,
  language: Language,
): ListCursor | undefined {
  if (text === undefined) return undefined;
  const cursor = decodeCursor(text);
  // A cursor is only valid for the order in which it was created.
  return cursor?.sort === sort ? cursor : refuse('cursor', language);
}

function refuse(member: string, language: Language): never {
  const { notAllowed } = inputTexts[language];
  throw new RequestError('invalid', { errors: { [member]: [notAllowed] } });
}

function nextCursor(
  sort: SubmissionSort,
  position: number,
  shown: readonly SubmissionSummaryRow[],
): string | null {
  const last = shown.at(-1);
  if (last === undefined) return null;
  const value = sortedValue(sort, last);
  return encodeCursor({ sort, position: position + shown.length, value, id: last.id });
}

function sortedValue(sort: SubmissionSort, row: SubmissionSummaryRow): ListCursor['value'] {
  if (sort.endsWith('title')) return row.title;
  const instant = sort.endsWith('created_at') ? row.created_at : row.completed_at;
  return instant === null ? null : microsecondsOf(String(instant));
}
