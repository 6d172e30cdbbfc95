import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { useLingui } from '@lingui/react/macro';
import { IconArchive, IconArchiveOff, IconFileExport, IconTrash } from '@tabler/icons-react';
import type { BulkActions } from '../../data-table/selection/use-row-selection.ts';
import { exportVersion } from '../../form-files/export-version.ts';
import { useFormChanges } from './use-form-changes.tsx';

const size = 18;

/** The bulk actions on forms or building blocks of a list. */
export function useBulkActions(): BulkActions<Form> {
  const { t } = useLingui();
  const changes = useFormChanges();
  return {
    nameOf: ({ name }) => name,
    actions: [
      {
        label: t`Exporteren`,
        icon: <IconFileExport size={size} aria-hidden />,
        fits: ({ latest_version: latest }) => latest !== null,
        run: (forms) => void exportAll(forms),
      },
      {
        label: t`Archiveren`,
        icon: <IconArchive size={size} aria-hidden />,
        fits: isArchivable,
        run: (forms) => changes.setArchived(forms.filter(isArchivable), true),
      },
      {
        label: t`Uit archief halen`,
        icon: <IconArchiveOff size={size} aria-hidden />,
        fits: isInArchive,
        run: (forms) => changes.setArchived(forms.filter(isInArchive), false),
      },
      {
        label: t`Verwijderen`,
        icon: <IconTrash size={size} aria-hidden />,
        isDanger: true,
        fits: ({ is_deletable: isDeletable }) => isDeletable,
        run: changes.remove,
      },
    ],
  };
}

const isArchivable = (form: Form) => form.is_archivable && form.archived_at === null;
const isInArchive = (form: Form) => form.is_archivable && form.archived_at !== null;

/** One file after another, because browsers block simultaneous downloads. */
async function exportAll(forms: readonly Form[]): Promise<void> {
  for (const { name, draft, latest_version: latest } of forms) {
    const version = draft ?? latest;
    if (version !== null) await exportVersion(version.id, name, version.number);
  }
}
