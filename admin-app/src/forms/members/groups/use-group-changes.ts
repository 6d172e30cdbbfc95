import type {
  FormGroup,
  GroupMemberRole,
} from '@form-builder/core/contract/staff/users/form-groups.ts';
import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { notifySuccess } from '../../../api/notify.ts';
import { queryClient } from '../../../api/query-client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { memberRoleWords } from '../member-roles.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.forms.all });

/** Assigns a role in the form to a group, which becomes a member if needed. */
export function useSaveGroup(form: Form) {
  const { t, i18n } = useLingui();
  return useMutation({
    mutationFn: async ({
      groupId,
      role,
    }: {
      readonly groupId: string;
      readonly role: GroupMemberRole;
    }) =>
      (await api.saveFormGroup({ params: { id: form.id, group_id: groupId }, body: { role } }))
        .data,
    meta: { showsErrors: true },
    onSuccess: async ({ group, role }) => {
      const label = i18n._(memberRoleWords[role].label).toLowerCase();
      notifySuccess(t`Iedereen in de groep ${group.name} is nu ${label}.`);
      await refresh();
    },
  });
}

/** Removes a group as a member; its users keep the roles that they have themselves. */
export function useRemoveGroup(form: Form) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: ({ group }: FormGroup) =>
      api.deleteFormGroup({ params: { id: form.id, group_id: group.id } }),
    meta: { showsErrors: true },
    onSuccess: async (_answer, { group }) => {
      notifySuccess(t`De groep ${group.name} is geen lid meer.`);
      await refresh();
    },
  });
}
