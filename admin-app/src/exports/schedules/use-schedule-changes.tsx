import type {
  ExportPlan,
  ExportSchedule,
} from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { notifySuccess } from '../../api/notify.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { saveFile } from '../../api/save-file.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.exports.all });

/** The actions on a scheduled export. */
export function useScheduleChanges({ id, last_run: last }: ExportSchedule) {
  const { t } = useLingui();
  const params = { id };
  const run = useMutation({
    mutationFn: () => api.runExportSchedule({ params }),
    onSuccess: async () => {
      notifySuccess(t`De export wordt gemaakt.`);
      await refresh();
    },
  });
  const pause = useMutation({
    mutationFn: (isPaused: boolean) =>
      api.setExportSchedulePaused({ params, body: { is_paused: isPaused } }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: () => api.deleteExportSchedule({ params }),
    onSuccess: async () => {
      notifySuccess(t`De geplande export is verwijderd.`);
      await refresh();
    },
  });
  const download = useMutation({
    mutationFn: () =>
      saveFile(`/v0/exports/${last?.export_id ?? ''}/file`, last?.file_name ?? 'export'),
    onSuccess: async (isSaved) => {
      if (!isSaved) await refresh();
    },
  });
  return {
    run,
    pause,
    download,
    isBusy: run.isPending || pause.isPending || remove.isPending || download.isPending,
    remove: () =>
      modals.openConfirmModal({
        title: t`Geplande export verwijderen`,
        children: (
          <Text>{t`De export wordt niet meer gemaakt. Bestanden die er al zijn, blijven tot ze verlopen.`}</Text>
        ),
        labels: { confirm: t`Ja, verwijderen`, cancel: t`Annuleren` },
        confirmProps: { color: 'red' },
        onConfirm: () => remove.mutate(),
      }),
  };
}

/** Saves the plan of a scheduled export. */
export function useSavePlan(id: string, onDone: () => void) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: (body: ExportPlan) => api.updateExportSchedule({ params: { id }, body }),
    meta: { showsErrors: true },
    onSuccess: async () => {
      onDone();
      notifySuccess(t`De planning is opgeslagen.`);
      await refresh();
    },
  });
}
