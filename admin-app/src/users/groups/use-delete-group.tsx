import type { UserGroup } from '@form-builder/core/contract/staff/users/groups.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { notifySuccess } from '../../api/notify.ts';
import { refreshRights } from './refresh-rights.ts';

/** Deletes a group, after a confirmation. */
export function useDeleteGroup(): (group: UserGroup) => void {
  const { t } = useLingui();
  const { mutate } = useMutation({
    mutationFn: (group: UserGroup) => api.deleteGroup({ params: { id: group.id } }),
    onSuccess: async (_answer, { name }) => {
      notifySuccess(t`De groep “${name}” is verwijderd.`);
      await refreshRights();
    },
  });
  return (group) =>
    modals.openConfirmModal({
      title: t`Groep “${group.name}” verwijderen?`,
      children: (
        <Text>
          <Trans>
            De leden verliezen meteen de rechten die zij alleen via deze groep hebben. Verwijderen
            kun je niet terugdraaien.
          </Trans>
        </Text>
      ),
      labels: { confirm: t`Verwijderen`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => mutate(group),
    });
}
