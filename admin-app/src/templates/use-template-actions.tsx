import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { useLingui } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { addressOf } from '../access/screens.ts';
import type { RowAction } from '../data-table/table-rows.tsx';
import { useCommonActions } from '../forms/bulk/use-common-actions.tsx';

/** The actions on a building block in a list that this user may perform. */
export function useTemplateActions(): (template: Form) => readonly RowAction[] {
  const { t } = useLingui();
  const common = useCommonActions();
  return (template) => {
    const version = template.draft ?? template.latest_version;
    const open = {
      label: t`Openen in de editor`,
      icon: <IconPencil size={18} aria-hidden />,
    };
    return [
      ...(version === null
        ? []
        : [{ ...open, to: addressOf('templateVersion', { id: version.id }) }]),
      ...common(template),
    ];
  };
}
