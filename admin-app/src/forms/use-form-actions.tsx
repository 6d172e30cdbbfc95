import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { useLingui } from '@lingui/react/macro';
import { IconInbox, IconPencil } from '@tabler/icons-react';
import { checkAccess } from '../access/access.ts';
import { addressOf, screens } from '../access/screens.ts';
import type { RowAction } from '../data-table/table-rows.tsx';
import { useUser } from '../session/use-user.ts';
import { useCommonActions } from './bulk/use-common-actions.tsx';

const size = 18;

/** The actions on a form in a list that this user may perform. */
export function useFormActions(): (form: Form) => readonly RowAction[] {
  const { t } = useLingui();
  const user = useUser();
  const common = useCommonActions();
  return (form) => {
    const actions: RowAction[] = [];
    const version = form.draft ?? form.latest_version;
    if (version !== null && checkAccess(screens.formVersion.access, user) === 'allow') {
      actions.push({
        label: t`Openen in de editor`,
        icon: <IconPencil size={size} aria-hidden />,
        to: addressOf('formVersion', { id: version.id }),
      });
    }
    if (checkAccess(screens.formSubmissions.access, user) === 'allow') {
      actions.push({
        label: t`Inzendingen bekijken`,
        icon: <IconInbox size={size} aria-hidden />,
        to: addressOf('formSubmissions', { id: form.id }),
      });
    }
    return [...actions, ...common(form)];
  };
}
