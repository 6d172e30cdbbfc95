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
import { useBlocks } from './use-blocks.ts';
import { useCopyForm } from './use-copy-form.ts';
import { useFormChanges } from './use-form-changes.tsx';

const size = 18;

/** The actions that forms and building blocks share: copy, export, archive, delete. */
export function useCommonActions(): (form: Form) => readonly RowAction[] {
  const { t } = useLingui();
  const { mutate: copy } = useCopyForm();
  const changes = useFormChanges();
  const blocksOf = useBlocks();
  const mayCreate = { form: useCan('form-create'), template: useCan('template-edit') };
  return (form) => {
    const version = form.draft ?? form.latest_version;
    const blocks = blocksOf(form);
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
    return [
      ...actions,
      ...archiveActions(form, blocks.archiving),
      ...deleteActions(form, blocks.deletion),
    ];
  };

  function archiveActions(form: Form, blockedBy: string | undefined): readonly RowAction[] {
    if (!form.is_archivable && (form.archived_at !== null || blockedBy === undefined)) return [];
    if (form.archived_at !== null)
      return [
        {
          label: t`Uit archief halen`,
          icon: <IconArchiveOff size={size} aria-hidden />,
          onClick: () => changes.setArchived([form], false),
        },
      ];
    return [
      {
        label: t`Archiveren`,
        icon: <IconArchive size={size} aria-hidden />,
        blockedBy: form.is_archivable ? undefined : blockedBy,
        onClick: () => changes.setArchived([form], true),
      },
    ];
  }

  function deleteActions(form: Form, blockedBy: string | undefined): readonly RowAction[] {
    if (!form.is_deletable && blockedBy === undefined) return [];
    return [
      {
        label: t`Verwijderen`,
        icon: <IconTrash size={size} aria-hidden />,
        isDanger: true,
        blockedBy: form.is_deletable ? undefined : blockedBy,
        onClick: () => changes.remove([form]),
      },
    ];
  }
}
