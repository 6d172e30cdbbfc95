import type {
  ConsentRequest,
  ExportDecision,
} from '@form-builder/core/contract/staff/submissions/exports.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** Allows or refuses an export of a colleague. `onDone` runs before the request leaves the list. */
export function useExportDecision(
  { id, requested_by: colleague }: ConsentRequest,
  onDone: () => void,
) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: (body: ExportDecision) => api.decideOnExport({ params: { id }, body }),
    meta: { showsErrors: true },
    onSuccess: async (_, { decision }) => {
      notifySuccess(
        decision === 'give'
          ? t`Toegestaan. De export wordt nu gemaakt voor ${colleague}.`
          : t`Geweigerd. ${colleague} krijgt bericht met je reden.`,
      );
      onDone();
      await Promise.all(
        [queryKeys.exports.all, queryKeys.notifications].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}
