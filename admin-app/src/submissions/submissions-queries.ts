import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { toListQuery, type TableSpec, type TableState } from '../data-table/table-state.ts';

export type SubmissionSort = 'created_at' | 'completed_at' | 'title';
export type SubmissionFilter = 'status' | 'environment' | 'is_test';

export const submissionsTableSpec: TableSpec<SubmissionSort, SubmissionFilter> = {
  sorts: ['created_at', 'completed_at', 'title'],
  defaultSort: '!created_at',
  filters: ['status', 'environment', 'is_test'],
};

/** One view of the submissions of a form. */
export function submissionsQuery(
  formId: string,
  state: TableState<SubmissionSort, SubmissionFilter>,
) {
  const listed = toListQuery(state);
  const cursor = state.cursor === '' ? undefined : state.cursor;
  const query = { ...listed, cursor, filter: { ...listed.filter, form_id: formId } };
  return queryOptions({
    queryKey: queryKeys.submissions.list(query),
    queryFn: ({ signal }) => api.listSubmissions({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The newest completed submissions of all forms. */
export function newestSubmissionsQuery(count: number) {
  const query = {
    filter: { status: 'final' },
    sort: '!completed_at',
    limit: String(count),
  } as const;
  return queryOptions({
    queryKey: queryKeys.submissions.list(query),
    queryFn: ({ signal }) => api.listSubmissions({ query }, { signal }),
  });
}

export function submissionQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.submissions.one(id),
    queryFn: async ({ signal }) => (await api.getSubmission({ params: { id } }, { signal })).data,
    // Each look is in the logbook: only an open screen may cause one.
    refetchOnWindowFocus: false,
    staleTime: 300_000,
  });
}

const readAtOnce = 100;
const mostPages = 10;

/** When each submission of the last days was completed, newest first; at most a thousand. */
export function completedSinceQuery(formId: string, sinceMs: number, days: number) {
  return queryOptions({
    queryKey: queryKeys.submissions.perDay(formId, days),
    queryFn: async ({ signal }) => {
      const moments: string[] = [];
      for (let page = 1; page <= mostPages; page += 1) {
        const { data, meta } = await api.listSubmissions(
          {
            query: {
              filter: { form_id: formId, status: 'final' },
              sort: '!completed_at',
              limit: String(readAtOnce),
              page: String(page),
            },
          },
          { signal },
        );
        moments.push(...completedSince(data, sinceMs));
        const oldest = data.at(-1)?.completed_at;
        if (
          meta.to >= meta.total ||
          oldest === undefined ||
          oldest === null ||
          Date.parse(oldest) < sinceMs
        )
          break;
      }
      return moments;
    },
  });
}

function completedSince(
  submissions: readonly SubmissionSummary[],
  sinceMs: number,
): readonly string[] {
  return submissions.flatMap(({ completed_at }) =>
    completed_at !== null && Date.parse(completed_at) >= sinceMs ? [completed_at] : [],
  );
}
