import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconFileExport, IconTrash } from '@tabler/icons-react';
import type { BulkAction, BulkActions } from '../data-table/selection/use-row-selection.ts';
import { useCan } from '../session/use-user.ts';
import { useRetrySubmissions } from './deliveries/use-retry-deliveries.tsx';
import { useHandlingBulkActions } from './handling/use-handling-bulk-actions.tsx';
import { useDeleteSubmissions } from './use-delete-submissions.tsx';

/**
 * The bulk actions on submissions of a list that the user may do; absent for users who may do none. Restricted
 * submissions only take part in an export.
 */
export function useBulkActions(
  onExport?: (rows: readonly SubmissionSummary[]) => void,
): BulkActions<SubmissionSummary> | undefined {
  const { t } = useLingui();
  const mayHandle = useCan('submission-handle');
  const mayRead = useCan('submission-read');
  const mayDelete = useCan('submission-delete');
  const exported = useExportAction(onExport);
  const handling = useHandlingBulkActions();
  const retry = useRetrySubmissions();
  const remove = useDeleteSubmissions();
  if (!mayHandle && !mayRead && !mayDelete && exported.length === 0) return undefined;
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
      ...exported,
      ...(mayDelete ? [deletion] : []),
    ],
    leftOut: {
      isLeftOut: ({ is_restricted: isRestricted }) => isRestricted,
      text: (count) =>
        exported.length > 0
          ? t`${plural(count, { one: '# inzending is beperkt (AVG, artikel 18) en doet alleen mee als je exporteert.', other: '# inzendingen zijn beperkt (AVG, artikel 18) en doen alleen mee als je exporteert.' })}`
          : t`${plural(count, { one: '# inzending is beperkt (AVG, artikel 18) en doet niet mee.', other: '# inzendingen zijn beperkt (AVG, artikel 18) en doen niet mee.' })}`,
    },
  };
}

/** The action that exports the selected submissions, marked or not; nothing without permission or without its form. */
function useExportAction(
  run: ((rows: readonly SubmissionSummary[]) => void) | undefined,
): readonly BulkAction<SubmissionSummary>[] {
  const { t } = useLingui();
  const mayExport = useCan('submission-export');
  if (!mayExport || run === undefined) return [];
  const icon = <IconFileExport size={18} aria-hidden />;
  return [{ label: t`Selectie exporteren`, icon, fits: () => true, takesLeftOut: true, run }];
}
