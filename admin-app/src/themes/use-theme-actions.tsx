import type { Theme } from '@form-builder/core/contract/staff/settings/themes.ts';
import { useLingui } from '@lingui/react/macro';
import { IconCopy, IconStar, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import type { RowAction } from '../data-table/table-rows.tsx';
import { useCreateTheme } from './use-create-theme.ts';
import { useDeleteTheme } from './use-delete-theme.tsx';
import { themeKeys } from './theme-keys.ts';

const size = 18;

/** The actions on a theme in the list. */
export function useThemeActions(): (theme: Theme) => readonly RowAction[] {
  const { t } = useLingui();
  const copy = useCreateTheme();
  const makeDefault = useMakeDefault();
  const remove = useDeleteTheme();
  return ({ id, name, ...theme }) => [
    {
      label: t`Kopie maken`,
      icon: <IconCopy size={size} aria-hidden />,
      onClick: () => copy.mutate({ name: t`${name} (kopie)`, sourceId: id }),
    },
    ...(theme.is_default
      ? []
      : [
          {
            label: t`Gebruiken voor nieuwe formulieren`,
            icon: <IconStar size={size} aria-hidden />,
            onClick: () => makeDefault.mutate({ id, revision: theme.revision }),
          },
        ]),
    {
      label: t`Verwijderen`,
      icon: <IconTrash size={size} aria-hidden />,
      isDanger: true,
      onClick: () => void remove({ id, name }),
    },
  ];
}

function useMakeDefault() {
  const { t } = useLingui();
  return useMutation({
    mutationFn: ({ id, revision }: Pick<Theme, 'id' | 'revision'>) =>
      api.updateTheme({
        params: { id },
        headers: { 'if-match': `"${String(revision)}"` },
        body: { is_default: true },
      }),
    onSuccess: async ({ data: { name } }) => {
      notifySuccess(t`Nieuwe formulieren beginnen met “${name}”.`);
      await queryClient.invalidateQueries({ queryKey: themeKeys.all });
    },
  });
}
