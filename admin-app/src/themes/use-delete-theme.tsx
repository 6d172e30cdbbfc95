import type { DetailedTheme, Theme } from '@form-builder/core/contract/staff/settings/themes.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { FormUses } from '../form-uses/form-uses.tsx';
import { dropsChanges } from '../unsaved-changes/use-unsaved-changes-guard.tsx';
import { themeQuery } from './themes-queries.ts';
import { themeKeys } from './theme-keys.ts';

/** Deletes a theme after a confirmation, or says where it is used. */
export function useDeleteTheme() {
  const { t } = useLingui();
  const remove = useMutation({
    mutationFn: (id: string) => api.deleteTheme({ params: { id } }),
    onSuccess: useAfterDelete(),
  });
  return async ({ id, name }: Pick<Theme, 'id' | 'name'>) => {
    const theme = await queryClient.query(themeQuery(id));
    if (theme.use_count > 0) return sayWhere(t`“${name}” is in gebruik`, t`Sluiten`, theme);
    modals.openConfirmModal({
      title: t`Thema verwijderen`,
      children: (
        <Text>{t`Het thema “${name}” wordt verwijderd. Dit kun je niet terugdraaien.`}</Text>
      ),
      labels: { confirm: t`Ja, verwijder het thema`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(id),
    });
  };
}

function useAfterDelete() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return async () => {
    notifySuccess(t`Het thema is verwijderd.`);
    await navigate(addressOf('settingsThemes'), { state: dropsChanges });
    await queryClient.invalidateQueries({ queryKey: themeKeys.all });
  };
}

function sayWhere(title: string, close: string, { use_count, used_by }: DetailedTheme): void {
  modals.open({
    title,
    closeButtonProps: { 'aria-label': close },
    children: (
      <Stack gap="sm">
        <Text>
          <Trans>
            Je kunt dit thema nog niet verwijderen. Kies in deze formulieren eerst een ander thema.
          </Trans>
        </Text>
        {used_by.length > 0 && <FormUses uses={used_by} />}
        <HiddenUses count={use_count - used_by.length} />
      </Stack>
    ),
  });
}

/** The uses in forms that this user may not see. */
function HiddenUses({ count }: { readonly count: number }) {
  if (count <= 0) return null;
  return (
    <Text c="gray.7">
      <Plural
        value={count}
        one="En in # formulier dat je niet mag zien."
        other="En in # formulieren die je niet mag zien."
      />
    </Text>
  );
}
