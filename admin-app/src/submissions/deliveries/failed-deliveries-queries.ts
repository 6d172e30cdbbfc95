import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { toListQuery, type TableSpec, type TableState } from '../../data-table/table-state.ts';

export type FailedDeliverySort = 'created_at';
export type FailedDeliveryFilter = 'provider' | 'stage' | 'error' | 'state';

export const failedDeliveriesTableSpec: TableSpec<FailedDeliverySort, FailedDeliveryFilter> = {
  sorts: ['created_at'],
  defaultSort: '!created_at',
  filters: ['provider', 'stage', 'error', 'state'],
};

/** One view of the failed deliveries of all forms. */
export function failedDeliveriesQuery(state: TableState<FailedDeliverySort, FailedDeliveryFilter>) {
  const { page, limit, filter } = toListQuery(state);
  const query = { page, limit, filter, ...(state.cursor !== '' && { cursor: state.cursor }) };
  return queryOptions({
    queryKey: queryKeys.submissions.failedDeliveries(query),
    queryFn: ({ signal }) => api.listFailedDeliveries({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
