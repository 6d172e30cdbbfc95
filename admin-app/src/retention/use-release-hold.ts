import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** Releases a hold by its id. */
export function useReleaseHold() {
  const { t } = useLingui();
  return useMutation({
    mutationFn: (id: string) => api.liftHold({ params: { id } }),
    onSuccess: async () => {
      notifySuccess(t`Het vasthouden is opgeheven.`);
      await queryClient.invalidateQueries({ queryKey: queryKeys.retention.all });
    },
  });
}
