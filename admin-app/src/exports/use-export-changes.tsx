import type { Export } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { saveFile } from '../api/save-file.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.exports.all });

const changeKey = ['exportChange'];

/** The actions on one's own exports. */
export function useExportChanges() {
  const { t } = useLingui();
  const busy = useMutationState({
    filters: { mutationKey: changeKey, status: 'pending' },
    // Every mutation with this key concerns one export.
    select: ({ state }) => (state.variables as Export).id,
  });
  const download = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ id, file_name: name }: Export) =>
      saveFile(`/v0/exports/${id}/file`, name ?? 'export'),
    onSuccess: async (isSaved) => {
      if (!isSaved) await refresh();
    },
  });
  const retry = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ id }: Export) => api.retryExport({ params: { id } }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ id }: Export) => api.deleteExport({ params: { id } }),
    onSuccess: async () => {
      notifySuccess(t`De export is verwijderd.`);
      await refresh();
    },
  });
  return {
    /** Whether an action on the export is running. */
    isBusy: ({ id }: Export) => busy.includes(id),
    download: (one: Export) => download.mutate(one),
    retry: (one: Export) => retry.mutate(one),
    remove: (one: Export) =>
      modals.openConfirmModal({
        title: t`Export verwijderen`,
        children: <Text>{t`Het bestand wordt verwijderd. De gegevens zelf blijven bestaan.`}</Text>,
        labels: { confirm: t`Ja, verwijderen`, cancel: t`Annuleren` },
        confirmProps: { color: 'red' },
        onConfirm: () => remove.mutate(one),
      }),
  };
}
