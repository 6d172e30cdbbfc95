import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { useLingui } from '@lingui/react/macro';
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconFileExport,
  IconTrash,
} from '@tabler/icons-react';
import type { RowAction } from '../../data-table/table-rows.tsx';
import { exportVersion } from '../../form-files/export-version.ts';
import { useCan } from '../../session/use-user.ts';
import { useCopyForm } from './use-copy-form.ts';
import { useFormChanges } from './use-form-changes.tsx';

const size = 18;

/** The actions that forms and building blocks share: copy, export, archive, delete. */
export function useCommonActions(): (form: Form) => readonly RowAction[] {
  const { t } = useLingui();
  const { mutate: copy } = useCopyForm();
  const changes = useFormChanges();
  const mayCreate = { form: useCan('form-create'), template: useCan('template-edit') };
  return (form) => {
    const version = form.draft ?? form.latest_version;
    const actions: RowAction[] = [];
    if (version !== null && mayCreate[form.type])
      actions.push({
        label: t`Kopie maken`,
        icon: <IconCopy size={size} aria-hidden />,
        onClick: () => copy(form),
      });
    if (version !== null)
      actions.push({
        label: t`Exporteren`,
        icon: <IconFileExport size={size} aria-hidden />,
        onClick: () => void exportVersion(version.id, form.name, version.number),
      });
    if (form.is_archivable && form.archived_at === null)
      actions.push({
        label: t`Archiveren`,
        icon: <IconArchive size={size} aria-hidden />,
        onClick: () => changes.setArchived([form], true),
      });
    if (form.is_archivable && form.archived_at !== null)
      actions.push({
        label: t`Uit archief halen`,
        icon: <IconArchiveOff size={size} aria-hidden />,
        onClick: () => changes.setArchived([form], false),
      });
    if (form.is_deletable)
      actions.push({
        label: t`Verwijderen`,
        icon: <IconTrash size={size} aria-hidden />,
        isDanger: true,
        onClick: () => changes.remove([form]),
      });
    return actions;
  };
}
