import type { CallPeriod } from '@form-builder/core/contract/staff/settings/provider-calls.ts';
import type { ProviderStage } from '@form-builder/core/contract/staff/settings/providers.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { toListQuery, type TableSpec, type TableState } from '../data-table/table-state.ts';

export type CallSort = 'at';
export type CallFilter = 'result' | 'trace_id';

export const callsTableSpec: TableSpec<CallSort, CallFilter> = {
  sorts: ['at'],
  defaultSort: '!at',
  filters: ['result', 'trace_id'],
};

/** The key of a provider: its name, and what it serves. */
export interface ProviderPlace {
  readonly id: string;
  readonly stage: ProviderStage;
}

/** One view of the calls of a provider. */
export function callsQuery(params: ProviderPlace, state: TableState<CallSort, CallFilter>) {
  const { page, limit, filter } = toListQuery(state);
  const query = { page, limit, filter, ...(state.cursor !== '' && { cursor: state.cursor }) };
  return queryOptions({
    queryKey: queryKeys.providerCalls.list(params, query),
    queryFn: ({ signal }) => api.listProviderCalls({ params, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The calls of a provider per hour, and whether deliveries to it wait. */
export const callStatisticsQuery = (params: ProviderPlace, hours: CallPeriod) =>
  queryOptions({
    queryKey: queryKeys.providerCalls.statistics(params, hours),
    queryFn: async ({ signal }) =>
      (await api.getCallStatistics({ params, query: { hours } }, { signal })).data,
  });
