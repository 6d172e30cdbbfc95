import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { useLingui } from '@lingui/react/macro';
import { IconInbox, IconPencil } from '@tabler/icons-react';
import { addressOf } from '../access/screens.ts';
import type { RowAction } from '../data-table/table-rows.tsx';
import { useMayOpen } from '../session/use-may-open.ts';

const size = 18;

/** The screens of a form in a list that this user may open: they change nothing. */
export function useOpenActions(): (form: Form) => readonly RowAction[] {
  const { t } = useLingui();
  const mayOpen = useMayOpen();
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
    return actions;
  };
}
