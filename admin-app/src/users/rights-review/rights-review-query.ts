import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** The rights of all active users; they come on one page, because a review looks at all. */
export const rightsReviewQuery = queryOptions({
  queryKey: queryKeys.rightsReview,
  queryFn: async ({ signal }) => (await api.listReviewedRights({}, { signal })).data,
});
