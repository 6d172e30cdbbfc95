import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { useLingui } from '@lingui/react/macro';
import { IconEye, IconTrash } from '@tabler/icons-react';
import type { RowAction } from '../data-table/table-rows.tsx';
import { useCan } from '../session/use-user.ts';
import { useSubmissionAddress } from './neighbours/list-of-origin.ts';
import { useDeleteSubmissions } from './use-delete-submissions.tsx';

/** The actions on a submission in a list. */
export function useSubmissionActions(): (submission: SubmissionSummary) => readonly RowAction[] {
  const { t } = useLingui();
  const mayRead = useCan('submission-read');
  const mayDelete = useCan('submission-delete');
  const remove = useDeleteSubmissions();
  const addressFor = useSubmissionAddress();
  return (submission) => [
    ...(mayRead
      ? [
          {
            label: t`Bekijken`,
            icon: <IconEye size={18} aria-hidden />,
            to: addressFor(submission),
          },
        ]
      : []),
    ...(mayDelete && !submission.is_restricted
      ? [
          {
            label: t`Verwijderen`,
            icon: <IconTrash size={18} aria-hidden />,
            isDanger: true,
            onClick: () => remove([submission]),
          },
        ]
      : []),
  ];
}
