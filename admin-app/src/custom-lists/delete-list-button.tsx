import type { DetailedCustomList } from '@form-builder/core/contract/staff/settings/custom-lists.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { formNames } from '../form-uses/form-names.ts';
import { dropsChanges } from '../unsaved-changes/use-unsaved-changes-guard.tsx';

/** Deletes a list after a confirmation that names the drafts that would lose their choices; a published form prevents it. */
export function DeleteListButton({ list }: { readonly list: DetailedCustomList }) {
  const { t } = useLingui();
  const remove = useDeleteList(list.key);
  const published = list.used_by.filter(({ published_in }) => published_in.length > 0);
  const ask = () => {
    const title = t`Lijst verwijderen`;
    if (published.length > 0) {
      const forms = formNames(published);
      modals.open({
        title,
        closeButtonProps: { 'aria-label': t`Sluiten` },
        children: (
          <Text>{t`“${list.name}” kan niet weg, want deze formulieren zijn ermee gepubliceerd: ${forms}. Kies daar eerst een andere lijst, of trek ze in.`}</Text>
        ),
      });
      return;
    }
    const forms = formNames(list.used_by);
    modals.openConfirmModal({
      title,
      children: (
        <Text>
          {forms === ''
            ? t`De lijst “${list.name}” wordt verwijderd. Dit kun je niet terugdraaien.`
            : t`Deze formulieren bieden dan geen keuzes meer aan: ${forms}. Dit kun je niet terugdraaien.`}
        </Text>
      ),
      labels: { confirm: t`Ja, verwijder de lijst`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  };
  return (
    <Button
      variant="default"
      c="red"
      leftSection={<IconTrash size={18} aria-hidden />}
      loading={remove.isPending}
      onClick={ask}
    >
      <Trans>Verwijderen</Trans>
    </Button>
  );
}

function useDeleteList(key: string) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.deleteCustomList({ params: { key } }),
    onSuccess: async () => {
      notifySuccess(t`De lijst is verwijderd.`);
      await navigate(addressOf('settingsLists'), { state: dropsChanges });
      await queryClient.invalidateQueries({ queryKey: queryKeys.customLists.all });
    },
  });
}
