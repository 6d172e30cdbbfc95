import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { useLingui } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import type { BulkActions } from '../data-table/selection/use-row-selection.ts';
import { useCan } from '../session/use-user.ts';
import { useRetrySubmissions } from './deliveries/use-retry-deliveries.tsx';
import { useHandlingBulkActions } from './handling/use-handling-bulk-actions.tsx';
import { useDeleteSubmissions } from './use-delete-submissions.tsx';

/** The bulk actions on submissions of a list that the user may do; absent for users who may do none. */
export function useBulkActions(): BulkActions<SubmissionSummary> | undefined {
  const { t } = useLingui();
  const mayHandle = useCan('submission-handle');
  const mayRead = useCan('submission-read');
  const mayDelete = useCan('submission-delete');
  const handling = useHandlingBulkActions();
  const retry = useRetrySubmissions();
  const remove = useDeleteSubmissions();
  if (!mayHandle && !mayRead && !mayDelete) return undefined;
  const deletion = {
    label: t`Verwijderen`,
    icon: <IconTrash size={18} aria-hidden />,
    isDanger: true,
    fits: () => true,
    run: remove,
  };
  return {
    nameOf: ({ title, form_title: form }) => title ?? form,
    actions: [
      ...(mayHandle ? handling : []),
      ...(mayRead ? [retry] : []),
      ...(mayDelete ? [deletion] : []),
    ],
  };
}
