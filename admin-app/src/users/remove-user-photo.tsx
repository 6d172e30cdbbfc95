import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { photosQuery } from '../photos/photos-query.ts';
import { useUserCall } from './use-user-call.ts';

/** Removes the photo of a colleague, after a confirmation; renders nothing for a user without one. */
export function RemoveUserPhoto({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data: photos = [] } = useQuery(photosQuery);
  const removePhoto = async () => {
    await api.removeUserPhoto({ params: { id: user.id } });
    await queryClient.invalidateQueries({ queryKey: photosQuery.queryKey });
  };
  const remove = useUserCall(user, removePhoto, {
    done: t`De foto van ${user.name} is verwijderd.`,
  });
  const confirmRemoval = () =>
    modals.openConfirmModal({
      title: t`Foto van ${user.name} verwijderen?`,
      children: (
        <Text>
          <Trans>
            Collega’s zien dan weer de initialen. De gebruiker kan een andere foto kiezen.
          </Trans>
        </Text>
      ),
      labels: { confirm: t`Verwijderen`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  if (!photos.some(({ user_id: id }) => id === user.id)) return null;
  return (
    <Button variant="default" loading={remove.isPending} onClick={confirmRemoval}>
      <Trans>Foto verwijderen</Trans>
    </Button>
  );
}
