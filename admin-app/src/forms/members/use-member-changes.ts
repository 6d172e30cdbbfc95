import type {
  FormMember,
  MemberRole,
} from '@form-builder/core/contract/staff/users/form-members.ts';
import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { addressOf } from '../../access/screens.ts';
import { api } from '../../api/client.ts';
import { notifySuccess } from '../../api/notify.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useUser } from '../../session/use-user.ts';
import { memberRoleWords } from './member-roles.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.forms.all });

/** Assigns a role in the form to a colleague, who becomes a member if needed. */
export function useSaveMember(form: Form) {
  const { t, i18n } = useLingui();
  return useMutation({
    mutationFn: async ({ userId, role }: { readonly userId: string; readonly role: MemberRole }) =>
      (await api.saveFormMember({ params: { id: form.id, user_id: userId }, body: { role } })).data,
    meta: { showsErrors: true },
    onSuccess: async ({ user, role }) => {
      const label = i18n._(memberRoleWords[role].label).toLowerCase();
      notifySuccess(t`${user.name} is nu ${label}.`);
      await refresh();
    },
  });
}

/** Removes a member; a user who leaves a form and can no longer see it returns to the list. */
export function useRemoveMember(form: Form) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const me = useUser();
  return useMutation({
    mutationFn: ({ user }: FormMember) =>
      api.deleteFormMember({ params: { id: form.id, user_id: user.id } }),
    meta: { showsErrors: true },
    onSuccess: async (_answer, { user }) => {
      const isHidden =
        user.id === me?.id && !me.is_root && form.confidentiality_level === 'private';
      if (isHidden) await navigate(addressOf(form.type === 'template' ? 'templates' : 'forms'));
      notifySuccess(
        user.id === me?.id ? t`Je bent geen lid meer.` : t`${user.name} is geen lid meer.`,
      );
      await refresh();
    },
  });
}
