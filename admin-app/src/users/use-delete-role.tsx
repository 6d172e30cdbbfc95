import type { Role } from '@form-builder/core/contract/staff/users/roles.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** Deletes an unused role, after a confirmation. */
export function useDeleteRole(): (role: Role) => void {
  const { t } = useLingui();
  const { mutate } = useMutation({
    mutationFn: (role: Role) => api.deleteRole({ params: { id: role.id } }),
    onSuccess: async (_answer, { name }) => {
      notifySuccess(t`De rol “${name}” is verwijderd.`);
      await queryClient.invalidateQueries({ queryKey: queryKeys.roles.all });
    },
  });
  return (role) =>
    modals.openConfirmModal({
      title: t`Rol “${role.name}” verwijderen?`,
      children: (
        <Text>
          <Trans>Niemand heeft deze rol. Verwijderen kun je niet terugdraaien.</Trans>
        </Text>
      ),
      labels: { confirm: t`Verwijderen`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => mutate(role),
    });
}
