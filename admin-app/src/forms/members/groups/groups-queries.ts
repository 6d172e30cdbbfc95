import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** The groups that are members of a form or building block. */
export function formGroupsQuery(formId: string) {
  return queryOptions({
    queryKey: queryKeys.forms.groups(formId),
    queryFn: async ({ signal }) =>
      (await api.listFormGroups({ params: { id: formId } }, { signal })).data,
  });
}

/** The groups that can become members and whose name contains the text. */
export function groupCandidatesQuery(formId: string, search: string) {
  return queryOptions({
    queryKey: queryKeys.forms.groupCandidates(formId, search),
    queryFn: async ({ signal }) =>
      (await api.listGroupCandidates({ params: { id: formId }, query: { search } }, { signal }))
        .data,
    placeholderData: keepPreviousData,
  });
}
