import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { toListQuery, type TableSpec, type TableState } from '../data-table/table-state.ts';

export type QuarantineSort = 'found_at';
export type QuarantineFilter = 'finding' | 'state';

export const quarantineTableSpec: TableSpec<QuarantineSort, QuarantineFilter> = {
  sorts: ['found_at'],
  defaultSort: '!found_at',
  filters: ['finding', 'state'],
};

/** One view of the files that were set aside. */
export function quarantineQuery(state: TableState<QuarantineSort, QuarantineFilter>) {
  const { page, limit, filter } = toListQuery(state);
  const query = { page, limit, filter, ...(state.cursor !== '' && { cursor: state.cursor }) };
  return queryOptions({
    queryKey: queryKeys.quarantine.list(query),
    queryFn: ({ signal }) => api.listQuarantine({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
