import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** The members of a form or building block. */
export function membersQuery(formId: string) {
  return queryOptions({
    queryKey: queryKeys.forms.members(formId),
    queryFn: async ({ signal }) =>
      (await api.listFormMembers({ params: { id: formId } }, { signal })).data,
  });
}

/** Colleagues who can become members; the previous results remain during a search. */
export function candidatesQuery(formId: string, search: string) {
  return queryOptions({
    queryKey: queryKeys.forms.candidates(formId, search),
    queryFn: async ({ signal }) =>
      (await api.listMemberCandidates({ params: { id: formId }, query: { search } }, { signal }))
        .data,
    placeholderData: keepPreviousData,
  });
}
