import type { Form } from '@form-builder/core/contract/staff/forms.ts';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconInbox, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { checkAccess } from '../access/access.ts';
import { addressOf, screens } from '../access/screens.ts';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { RowAction } from '../data-table/table-rows.tsx';
import { useUser } from '../session/use-user.ts';

const size = 18;

/** What one can do with a form from a list; only what this user may. */
export function useFormActions(): (form: Form) => readonly RowAction[] {
  const { t } = useLingui();
  const user = useUser();
  const remove = useDeleteForm();
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
    if (form.is_deletable) {
      actions.push({
        label: t`Verwijderen`,
        icon: <IconTrash size={size} aria-hidden />,
        isDanger: true,
        onClick: () => remove(form),
      });
    }
    return actions;
  };
}

function useDeleteForm(): (form: Form) => void {
  const { t } = useLingui();
  const { mutate } = useMutation({
    mutationFn: (form: Form) => api.deleteForm({ params: { id: form.id } }),
    onSuccess: async (_answer, form) => {
      notifySuccess(t`“${form.name}” is verwijderd.`);
      await queryClient.invalidateQueries({ queryKey: queryKeys.forms.all });
    },
  });
  return (form) =>
    modals.openConfirmModal({
      title: t`Formulier verwijderen`,
      children: (
        <Text>{t`“${form.name}” en al zijn versies worden verwijderd. Dit kan niet ongedaan worden gemaakt.`}</Text>
      ),
      labels: { confirm: t`Ja, verwijderen`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => mutate(form),
    });
}
