import { useLingui } from '@lingui/react/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryKeys } from '../api/query-keys.ts';

/** The origins of the sites that may embed the organisation's forms. */
export const allowedOriginsQuery = queryOptions({
  queryKey: queryKeys.allowedOrigins,
  queryFn: async ({ signal }) => (await api.getAllowedOrigins({}, { signal })).data.origins,
});

/** Replaces the list of sites. */
export function useSaveAllowedOrigins() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (origins: readonly string[]) =>
      api.saveAllowedOrigins({ body: { origins: [...origins] } }),
    meta: { showsErrors: true },
    onSuccess: ({ data: { origins } }) => {
      queryClient.setQueryData(queryKeys.allowedOrigins, origins);
      notifySuccess(t`Opgeslagen. De wijziging werkt binnen enkele seconden.`);
    },
  });
}
