import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** The colleagues to whom submissions of all these forms can be assigned. */
export function assigneesQuery(formIds: readonly string[], search = '') {
  const query = { forms: [...new Set(formIds)].toSorted().join(','), search };
  return queryOptions({
    queryKey: queryKeys.submissions.assignees(query),
    queryFn: async ({ signal }) => (await api.listAssignees({ query }, { signal })).data,
  });
}

/** The labels of the tenant. */
export const labelsQuery = queryOptions({
  queryKey: queryKeys.submissions.labels,
  queryFn: async ({ signal }) => (await api.listLabels({}, { signal })).data,
});

/** The remarks of colleagues about a submission. */
export function remarksQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.submissions.remarks(id),
    queryFn: async ({ signal }) => (await api.listRemarks({ params: { id } }, { signal })).data,
  });
}
