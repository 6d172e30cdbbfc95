import type { Theme } from '@form-builder/core/contract/staff/settings/themes.ts';
import { findContrastFaults } from '@form-builder/core/theme/find-contrast-faults.ts';
import { noteOverrides, removeOverride } from '@form-builder/core/theme/theme-overrides.ts';
import {
  themeSettingsSchema,
  type ThemeOverride,
  type ThemeSettings,
} from '@form-builder/core/theme/theme-settings.ts';
import type { ThemeColour } from '@form-builder/core/theme/theme-colours.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { LoadError } from '../../../feedback/load-error.tsx';
import { capitalise, staffText } from '../../../languages/staff-texts.ts';
import { ColourInputs } from '../../../themes/editing/colour-inputs.tsx';
import { TextInputs } from '../../../themes/editing/text-inputs.tsx';
import type { ThemePart } from '../../../themes/editing/theme-part.ts';
import { themeOfRevisionQuery } from '../../../themes/themes-queries.ts';
import { withChanges } from '../../document/changes.ts';
import { changeVersion } from '../../document/version-commands.ts';
import { useEditedVersion, useEditor } from '../../editor/editor-context.ts';

interface ThemeOverridesProps {
  /** The theme of the version; absent for the product's default. */
  readonly theme: Pick<Theme, 'id' | 'revision'> | undefined;
}

/** The look of a version beside its theme, once the theme has loaded. */
export function ThemeOverrides({ theme }: ThemeOverridesProps) {
  const { data, error, refetch } = useQuery({
    ...themeOfRevisionQuery(theme?.id ?? '', theme?.revision ?? 0),
    enabled: theme !== undefined,
  });
  if (theme === undefined) return <OverrideInputs theme={{}} />;
  if (data !== undefined) return <OverrideInputs theme={data.theme_settings} />;
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <Skeleton height={240} />;
}

/** The inputs of a theme for the version: what is valid is on the canvas at once, the rest waits. */
function OverrideInputs({ theme }: { readonly theme: ThemeSettings }) {
  const editor = useEditor();
  const { theme_settings: saved } = useEditedVersion();
  const { settings, keep } = useDraft(saved);
  const perform = (look: ThemeSettings) =>
    editor.perform(changeVersion({ theme_settings: look }), {
      label: msg`uiterlijk aanpassen`,
      mergeKey: 'theme_settings',
    });
  const change: ThemePart['change'] = (changes) => {
    const next = withChanges(settings, changes);
    keep(next);
    if (isValid(next)) perform(noteOverrides(theme, saved, next));
  };
  return (
    <Stack gap="md" mt="xs">
      <OverrideList
        overrides={saved.overrides ?? []}
        onRemove={(name) => perform(removeOverride(theme, saved, name))}
      />
      <ColourInputs settings={settings} change={change} />
      <TextInputs settings={settings} change={change} />
      <div role="status">
        {!isValid(settings) && (
          <Alert color="orange" variant="light">
            <Trans>
              Je laatste aanpassing staat nog niet in het formulier: hierboven staat wat er niet
              klopt.
            </Trans>
          </Alert>
        )}
      </div>
    </Stack>
  );
}

/** What is typed, until the version has another look, such as after undo. */
function useDraft(saved: ThemeSettings) {
  const [draft, setDraft] = useState(saved);
  const [seen, setSeen] = useState(saved);
  if (seen !== saved) {
    setSeen(saved);
    setDraft(saved);
  }
  return { settings: draft, keep: setDraft };
}

/** Whether the server takes the look: with enough contrast, too. */
const isValid = (settings: ThemeSettings): boolean =>
  v.is(themeSettingsSchema, settings) && findContrastFaults(settings).length === 0;

interface OverrideListProps {
  readonly overrides: readonly ThemeOverride[];
  readonly onRemove: (name: ThemeOverride) => void;
}

/** What differs from the theme, each with a way back. */
function OverrideList({ overrides, onRemove }: OverrideListProps) {
  const { t } = useLingui();
  const nameOf = useNameOf();
  if (overrides.length === 0) return null;
  return (
    <Stack component="ul" gap={4} p={0} m={0} aria-label={t`Wijkt af van het thema`}>
      {overrides.map((name) => {
        const part = nameOf(name);
        return (
          <Group component="li" key={name} justify="space-between" wrap="nowrap">
            <Text size="sm">{part}</Text>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t`${part}: terug naar het thema`}
              onClick={() => onRemove(name)}
            >
              <Trans>Terug naar het thema</Trans>
            </Button>
          </Group>
        );
      })}
    </Stack>
  );
}

function useNameOf(): (name: ThemeOverride) => string {
  const { t, i18n } = useLingui();
  return (name) => {
    const [group, colour] = name.split('.');
    if (colour === undefined)
      return capitalise(i18n._(staffText(`diff.setting.${name as PlainOverride}`)));
    // The names after the dot are those of the colours.
    const part = capitalise(i18n._(staffText(`theme.colour_${colour as ThemeColour}`)));
    return group === 'dark_colours' ? t`${part} (donkere weergave)` : part;
  };
}

type PlainOverride = Exclude<ThemeOverride, `${string}.${string}`>;
