import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { FilePicker } from '../../file-picker/file-picker.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { photosQuery } from '../../photos/photos-query.ts';
import { UserPhoto } from '../../photos/user-photo.tsx';
import { CropForm } from './crop-form.tsx';
import { openPicture } from './picture.ts';

interface OwnPhotoProps {
  readonly userId: string;
  readonly name: string;
}

/** The photo of the user, with which it is chosen and removed. */
export function OwnPhoto({ userId, name }: OwnPhotoProps) {
  const { t } = useLingui();
  const choose = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const { data: photos = [] } = useQuery(photosQuery);
  const hasPhoto = photos.some(({ user_id: id }) => id === userId);
  const close = () => {
    picture?.close();
    // A photo that was saved meanwhile closes no other one.
    setPicture((shown) => (shown === picture ? null : shown));
  };
  const open = async (file: File) => {
    const opened = await openPicture(file).catch(() => null);
    setUnreadable(opened === null);
    setPicture(opened);
  };
  return (
    <Stack gap="xs" mb="md">
      <Group gap="md">
        <UserPhoto userId={userId} name={name} fontSize="2rem" />
        <FilePicker accept="image/*" onFile={(file) => void open(file)}>
          {(props) => (
            <Button {...props} ref={choose} variant="default">
              {hasPhoto ? <Trans>Andere foto kiezen</Trans> : <Trans>Foto kiezen</Trans>}
            </Button>
          )}
        </FilePicker>
        {hasPhoto && <RemovePhoto onRemoved={() => choose.current?.focus()} />}
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>Collega’s zien je foto bij je naam. Inwoners zien hem niet.</Trans>
      </Text>
      {isUnreadable && (
        <Text role="alert" size="sm" c="red">
          <Trans>Dit bestand kan niet als foto worden geopend. Kies een ander bestand.</Trans>
        </Text>
      )}
      <Modal opened={picture !== null} onClose={close} title={t`Je foto`}>
        {picture !== null && <CropForm picture={picture} onClose={close} />}
      </Modal>
    </Stack>
  );
}

function RemovePhoto({ onRemoved }: { readonly onRemoved: () => void }) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.removeOwnPhoto(),
    onSuccess: async () => {
      // The button disappears.
      onRemoved();
      await queryClient.invalidateQueries({ queryKey: photosQuery.queryKey });
    },
  });
  return (
    <Button variant="subtle" loading={remove.isPending} onClick={() => remove.mutate()}>
      <Trans>Foto verwijderen</Trans>
    </Button>
  );
}
