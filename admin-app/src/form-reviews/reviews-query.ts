import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { toListQuery, type TableSpec, type TableState } from '../data-table/table-state.ts';

export type ReviewSort = 'at';
export type ReviewFilter = 'asked';

export const reviewsTableSpec: TableSpec<ReviewSort, ReviewFilter> = {
  sorts: ['at'],
  defaultSort: '!at',
  filters: ['asked'],
};

/** One page of the proposals of a form, which change with its versions. */
export function reviewsQuery(formId: string, state: TableState<ReviewSort, ReviewFilter>) {
  const query = toListQuery(state);
  return queryOptions({
    queryKey: [...queryKeys.versions.list(query), 'reviews', formId],
    queryFn: ({ signal }) => api.listReviews({ params: { id: formId }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
