import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { useLingui } from '@lingui/react/macro';
import { IconInbox, IconPencil } from '@tabler/icons-react';
import { addressOf } from '../access/screens.ts';
import type { RowAction } from '../data-table/table-rows.tsx';
import { useMayOpen } from '../session/use-may-open.ts';
import { useCommonActions } from './bulk/use-common-actions.tsx';

const size = 18;

/** The actions on a form in a list that this user may perform. */
export function useFormActions(): (form: Form) => readonly RowAction[] {
  const { t } = useLingui();
  const mayOpen = useMayOpen();
  const common = useCommonActions();
  return (form) => {
    const actions: RowAction[] = [];
    const version = form.draft ?? form.latest_version;
    if (version !== null && mayOpen('formVersion')) {
      actions.push({
        label: t`Openen in de editor`,
        icon: <IconPencil size={size} aria-hidden />,
        to: addressOf('formVersion', { id: version.id }),
      });
    }
    if (mayOpen('formSubmissions')) {
      actions.push({
        label: t`Inzendingen bekijken`,
        icon: <IconInbox size={size} aria-hidden />,
        to: addressOf('formSubmissions', { id: form.id }),
      });
    }
    return [...actions, ...common(form)];
  };
}
