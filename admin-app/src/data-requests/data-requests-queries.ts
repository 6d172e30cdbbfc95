import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { toListQuery, type TableSpec, type TableState } from '../data-table/table-state.ts';

export type DataRequestSort = 'due_on' | 'received_on';
export type DataRequestFilter = 'status' | 'kind';

export const dataRequestsTableSpec: TableSpec<DataRequestSort, DataRequestFilter> = {
  sorts: ['due_on', 'received_on'],
  defaultSort: 'due_on',
  filters: ['status', 'kind'],
};

/** One view of the list of requests. */
export function dataRequestsQuery(state: TableState<DataRequestSort, DataRequestFilter>) {
  const query = toListQuery(state);
  return queryOptions({
    queryKey: queryKeys.dataRequests.list(query),
    queryFn: ({ signal }) => api.listDataRequests({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

const pollMs = 1_000;

/** One request with what was found, which is read again while the search runs. */
export function dataRequestQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.dataRequests.one(id),
    queryFn: async ({ signal }) => (await api.getDataRequest({ params: { id } }, { signal })).data,
    refetchInterval: ({ state: { data } }) => (data?.search.is_running ? pollMs : false),
  });
}

/** What was done with data of the person of an open request, newest first. */
export function processingLinesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.dataRequests.all, 'lines', id],
    queryFn: ({ signal, pageParam }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      return api.listProcessingLines({ params: { id }, query }, { signal });
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ meta }) => meta.next_cursor,
    // The logbook notes each page that is read, so pages are not read again by themselves.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

const firstPage: string | null = null;
