import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';

type Deletable = Pick<SubmissionSummary, 'id' | 'title'>;

/** Deletes a submission after a confirmation; `onDeleted` runs before lists are fetched again. */
export function useDeleteSubmission(onDeleted?: () => unknown): (submission: Deletable) => void {
  const { t } = useLingui();
  const { mutate } = useMutation({
    mutationFn: ({ id }: Deletable) => api.deleteSubmission({ params: { id } }),
    onSuccess: async () => {
      notifySuccess(t`De inzending is verwijderd.`);
      await onDeleted?.();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [...queryKeys.submissions.all, 'list'] }),
        queryClient.invalidateQueries({ queryKey: queryKeys.forms.all }),
      ]);
    },
  });
  return (submission) =>
    modals.openConfirmModal({
      title: t`Inzending verwijderen`,
      children: (
        <Text>{t`Alle antwoorden van deze inzending worden verwijderd. Dit kan niet ongedaan worden gemaakt.`}</Text>
      ),
      labels: { confirm: t`Ja, verwijderen`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => mutate(submission),
    });
}
