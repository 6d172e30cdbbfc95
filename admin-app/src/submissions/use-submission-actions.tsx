import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { useLingui } from '@lingui/react/macro';
import { IconEye, IconTrash } from '@tabler/icons-react';
import { addressOf } from '../access/screens.ts';
import type { RowAction } from '../data-table/table-rows.tsx';
import { useCan } from '../session/use-user.ts';
import { useDeleteSubmissions } from './use-delete-submissions.tsx';

/** The actions on a submission in a list. */
export function useSubmissionActions(): (submission: SubmissionSummary) => readonly RowAction[] {
  const { t } = useLingui();
  const mayRead = useCan('submission-read');
  const mayDelete = useCan('submission-delete');
  const remove = useDeleteSubmissions();
  return (submission) => [
    ...(mayRead
      ? [
          {
            label: t`Bekijken`,
            icon: <IconEye size={18} aria-hidden />,
            to: addressOf('formSubmission', {
              id: submission.form_id,
              submissionId: submission.id,
            }),
          },
        ]
      : []),
    ...(mayDelete
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
