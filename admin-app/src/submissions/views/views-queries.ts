import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** The user's own saved views and those shared by others. */
export const viewsQuery = queryOptions({
  queryKey: queryKeys.submissions.views,
  queryFn: async ({ signal }) => (await api.listSubmissionViews({}, { signal })).data,
});
