import type { DetailedTheme } from '@form-builder/core/contract/staff/settings/themes.ts';
import { findContrastFaults } from '@form-builder/core/theme/find-contrast-faults.ts';
import {
  themeSettingsSchema,
  type ThemeSettings,
} from '@form-builder/core/theme/theme-settings.ts';
import { useLingui } from '@lingui/react/macro';
import { Alert, Stack, Switch, TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import * as v from 'valibot';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { SaveButtons } from '../unsaved-changes/save-buttons.tsx';
import { useUnsavedChangesGuard } from '../unsaved-changes/use-unsaved-changes-guard.tsx';
import { ColourInputs } from './editing/colour-inputs.tsx';
import { FontsInput } from './editing/fonts/fonts-input.tsx';
import { LogoInput } from './editing/logo-input.tsx';
import { StyleRulesInput } from './editing/style-rules-input.tsx';
import { TextInputs } from './editing/text-inputs.tsx';
import { ThemePreview } from './preview/theme-preview.tsx';
import { useThemeForm } from './use-theme-form.ts';
import styles from './theme-form.module.css';

/** The editor of a theme beside a preview of real fields, which follows every change. */
export function ThemeForm({ theme }: { readonly theme: DetailedTheme }) {
  const { t } = useLingui();
  const { draft, setDraft, isDirty, reset, save } = useThemeForm(theme);
  const [isChecked, setIsChecked] = useState(false);
  useUnsavedChangesGuard(isDirty);
  const { theme_settings: settings } = draft;
  const shown = useDeferredValue(useValid(settings));
  const hasFaults = !v.is(themeSettingsSchema, settings) || findContrastFaults(settings).length > 0;
  const isNameMissing = draft.name.trim() === '';
  const change = (changes: Partial<ThemeSettings>) =>
    setDraft({ ...draft, theme_settings: withoutEmpty({ ...settings, ...changes }) });
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!hasFaults && !isNameMissing) save.mutate(draft);
  };
  return (
    <div className={styles.sides}>
      <form noValidate onSubmit={submit}>
        <Stack gap="lg">
          <FailureAlert error={save.error} />
          <TextInput
            label={t`Naam`}
            description={t`Alleen medewerkers zien deze naam.`}
            maxLength={200}
            withAsterisk
            error={isChecked && isNameMissing && t`Vul een naam in.`}
            value={draft.name}
            onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
          />
          <Switch
            label={t`Nieuwe formulieren beginnen met dit thema`}
            checked={draft.is_default}
            onChange={({ currentTarget }) =>
              setDraft({ ...draft, is_default: currentTarget.checked })
            }
          />
          <ColourInputs settings={settings} change={change} />
          <TextInputs settings={settings} change={change} />
          <FontsInput settings={settings} change={change} />
          <LogoInput settings={settings} change={change} />
          <StyleRulesInput css={draft.css} onChange={(css) => setDraft({ ...draft, css })} />
          {isChecked && hasFaults && (
            <Alert color="red" variant="light" role="alert">
              {t`Het thema is nog niet opgeslagen. Bij de velden hierboven staat wat er niet klopt.`}
            </Alert>
          )}
          <SaveButtons isSaving={save.isPending} isDirty={isDirty} onReset={reset} />
        </Stack>
      </form>
      <ThemePreview settings={shown} css={draft.css} />
    </div>
  );
}

/** The last valid settings: a colour that is being typed keeps its previous value in the preview. */
function useValid(settings: ThemeSettings): ThemeSettings {
  const [valid, setValid] = useState(settings);
  if (settings !== valid && v.is(themeSettingsSchema, settings)) setValid(settings);
  return valid;
}

/** Settings without members that are `undefined`: absent members keep their default. */
const withoutEmpty = (settings: {
  readonly [K in keyof ThemeSettings]?: ThemeSettings[K] | undefined;
}) =>
  Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined),
  ) as ThemeSettings;
