import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** Fetches the remarks on the changes of a version, the oldest first. */
export const versionRemarksQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.versions.remarks(id),
    queryFn: async ({ signal }) =>
      (await api.listVersionRemarks({ params: { id } }, { signal })).data,
  });
