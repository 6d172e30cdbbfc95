import type { DetailedTheme } from '@form-builder/core/contract/staff/settings/themes.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Button, Group, Select } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '../../../access/screens.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useCan } from '../../../session/use-user.ts';
import { ColourSamples } from '../../../themes/colour-samples.tsx';
import {
  themeChoicesQuery,
  themeOfRevisionQuery,
  themeQuery,
} from '../../../themes/themes-queries.ts';
import { isSame } from '../../autosave/describe-differences.ts';
import { useEditedVersion, useEditor, useIsEditable } from '../../editor/editor-context.ts';
import type { EditedVersion } from '../../document/edited-version.ts';
import { OwnLook } from './own-look.tsx';
import { withTheme, withUpdatedTheme } from './with-theme.ts';
import { changeVersion } from '../../document/version-commands.ts';

const noTheme = 'none';

/** Chooses the theme of the form; the canvas shows it at once. */
export function ThemeInput() {
  const { t } = useLingui();
  const version = useEditedVersion();
  const isReadOnly = !useIsEditable();
  const choose = useChooseTheme();
  const { data: themes = [], isSuccess } = useQuery(themeChoicesQuery());
  const id = version.theme_settings.theme_id;
  const chosen = themes.find((theme) => theme.id === id);
  const hasOwnLook = chosen === undefined && !isSame(version.theme_settings, {});
  return (
    <div>
      <Select
        label={t`Thema`}
        description={t`De huisstijl van het formulier: kleuren, lettertype en logo. Na publicatie verandert het uiterlijk van deze versie niet meer.`}
        readOnly={isReadOnly}
        allowDeselect={false}
        searchable
        nothingFoundMessage={t`Geen thema gevonden`}
        data={[
          ...(hasOwnLook ? [{ value: '', label: t`Eigen uiterlijk van deze versie` }] : []),
          { value: noTheme, label: t`Standaard, zonder thema` },
          ...themes.map(({ id: value, name }) => ({ value, label: name })),
        ]}
        renderOption={({ option }) => {
          const theme = themes.find((one) => one.id === option.value);
          return (
            <Group gap="xs" wrap="nowrap">
              {theme && <ColourSamples colours={theme.colours} />}
              {option.label}
            </Group>
          );
        }}
        value={chosen?.id ?? (hasOwnLook ? '' : noTheme)}
        onChange={(value) => {
          if (value !== null && value !== '') choose.mutate(value === noTheme ? null : value);
        }}
      />
      {chosen && !isReadOnly && <UpdateNotice id={chosen.id} revision={chosen.revision} />}
      <ThemesLink id={chosen?.id} />
      {isSuccess && !isReadOnly && <OwnLook theme={chosen} />}
    </div>
  );
}

/** Gives the version a copy of the theme; `null` takes the theme away. */
function useChooseTheme() {
  const editor = useEditor();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? Promise.resolve(null) : queryClient.query(themeQuery(id)),
    onSuccess: (theme) =>
      editor.perform(changeVersion(withTheme(editor.document(), theme)), {
        label: msg`thema kiezen`,
      }),
  });
}

/** Offers the theme as it is now when the version has an earlier copy of it. */
function UpdateNotice({ id, revision }: { readonly id: string; readonly revision: number }) {
  const version = useEditedVersion();
  const editor = useEditor();
  const { data: theme } = useQuery(themeOfRevisionQuery(id, revision));
  if (theme === undefined || hasTheme(version, theme)) return null;
  return (
    <Alert variant="light" color="blue" mt="xs">
      <Trans>
        Deze versie ziet er anders uit dan het thema nu is. Bijwerken neemt het thema over; wat je
        hieronder zelf hebt aangepast, blijft.
      </Trans>
      <Button
        variant="default"
        size="xs"
        mt="xs"
        display="block"
        onClick={() =>
          editor.perform(changeVersion(withUpdatedTheme(editor.document(), theme)), {
            label: msg`thema bijwerken`,
          })
        }
      >
        <Trans>Thema bijwerken</Trans>
      </Button>
    </Alert>
  );
}

function hasTheme(version: EditedVersion, theme: DetailedTheme): boolean {
  const { theme_settings, settings } = withUpdatedTheme(version, theme);
  return isSame(
    { theme_settings, settings },
    {
      theme_settings: version.theme_settings,
      settings: version.settings,
    },
  );
}

/** A link to the theme, for those who may change it. */
function ThemesLink({ id }: { readonly id: string | undefined }) {
  if (!useCan('admin-forms-settings')) return null;
  const to = id === undefined ? addressOf('settingsThemes') : addressOf('settingsTheme', { id });
  return (
    <Anchor component={Link} to={to} size="sm">
      {id === undefined ? <Trans>Thema’s beheren</Trans> : <Trans>Dit thema wijzigen</Trans>}
    </Anchor>
  );
}
