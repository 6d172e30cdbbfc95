import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { FormUses } from '../form-uses/form-uses.tsx';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { ScreenLoading } from '../full-page/screen-loading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { ThemeForm } from './theme-form.tsx';
import { themeQuery } from './themes-queries.ts';
import { useDeleteTheme } from './use-delete-theme.tsx';

/** One theme: its colours, fonts, logo and rules, with a preview, and the forms that have it. */
export function ThemeScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data: theme, error, refetch } = useQuery(themeQuery(id));
  const remove = useDeleteTheme();
  const title = theme?.name ?? t`Thema`;
  usePageTitle(title);
  useBreadcrumbs([
    { label: t`Instellingen`, to: addressOf('settings') },
    { label: t`Thema’s`, to: addressOf('settingsThemes') },
    { label: title },
  ]);
  if (theme === undefined)
    return error === null ? (
      <ScreenLoading title={title} />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  const deleteButton = (
    <Button
      variant="default"
      c="red"
      leftSection={<IconTrash size={18} aria-hidden />}
      onClick={() => void remove(theme)}
    >
      <Trans>Verwijderen</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader title={title} actions={deleteButton} />
      <Stack gap="sm" mb="lg">
        {theme.use_count === 0 ? (
          <Text c="gray.7">
            <Trans>
              Dit thema wordt nog niet gebruikt. Kies het in de editor van een formulier, bij de
              instellingen van het formulier.
            </Trans>
          </Text>
        ) : (
          <FormUses uses={theme.used_by} />
        )}
        <Alert variant="light" color="blue" role="note">
          <Trans>
            Gepubliceerde formulieren veranderen niet als je dit thema wijzigt: ze houden het
            uiterlijk waarmee ze zijn gepubliceerd. Een volgende versie krijgt het nieuwe uiterlijk
            als je in de editor op “Thema bijwerken” klikt.
          </Trans>
        </Alert>
      </Stack>
      <ThemeForm key={theme.id} theme={theme} />
    </>
  );
}
