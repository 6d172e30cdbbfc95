import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** The filter on completed submissions: the assignee, and whether they are handled. */
export type HandlingFilter = Readonly<Partial<Record<'assigned_to' | 'is_handled', string>>>;

/** The newest completed submissions of all forms that match the filters. */
export function newestSubmissionsQuery(count: number, filter: HandlingFilter = {}) {
  const query = {
    filter: { status: 'final', ...filter },
    sort: '!completed_at',
    limit: String(count),
  } as const;
  return queryOptions({
    queryKey: queryKeys.submissions.list(query),
    queryFn: ({ signal }) => api.listSubmissions({ query }, { signal }),
  });
}

/** The completed submissions of all forms by day, for the last four weeks. */
export const submissionDaysQuery = queryOptions({
  queryKey: queryKeys.submissions.days,
  queryFn: async ({ signal }) => (await api.countSubmissionsByDay({}, { signal })).data,
});
