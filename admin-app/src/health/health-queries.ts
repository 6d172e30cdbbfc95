import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';

const failedDeliveries = { filter: { delivery: 'failed' }, limit: '1' } as const;
const failedExports = { filter: { status: 'failed' }, limit: '1' } as const;

/** The number of submissions that did not reach another system. */
export const failedDeliveriesQuery = queryOptions({
  queryKey: queryKeys.submissions.list(failedDeliveries),
  queryFn: ({ signal }) => api.listSubmissions({ query: failedDeliveries }, { signal }),
});

/** The number of the user's exports that failed. */
export const failedExportsQuery = queryOptions({
  queryKey: queryKeys.exports.list(failedExports),
  queryFn: ({ signal }) => api.listExports({ query: failedExports }, { signal }),
});
