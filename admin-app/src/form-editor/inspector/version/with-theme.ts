import type { DetailedTheme } from '@form-builder/core/contract/staff/settings/themes.ts';
import { applyOverrides } from '@form-builder/core/theme/theme-overrides.ts';
import { withChanges } from '../../document/changes.ts';
import type { EditedVersion } from '../../document/edited-version.ts';

/** The members of a version with a copy of a theme and nothing of its own, or without a theme for `null`. */
export function withTheme(
  { settings }: Pick<EditedVersion, 'settings'>,
  theme: Pick<DetailedTheme, 'id' | 'theme_settings' | 'css'> | null,
): Pick<EditedVersion, 'theme_settings' | 'settings'> {
  const css = theme === null || theme.css === '' ? undefined : theme.css;
  return {
    theme_settings: theme === null ? {} : { ...theme.theme_settings, theme_id: theme.id },
    settings: withChanges(settings, { 'theme.css': css }),
  };
}

/** The members of a version with its theme as it is now; what the version has of its own stays. */
export function withUpdatedTheme(
  version: Pick<EditedVersion, 'settings' | 'theme_settings'>,
  theme: Pick<DetailedTheme, 'id' | 'theme_settings' | 'css'>,
): Pick<EditedVersion, 'theme_settings' | 'settings'> {
  const { settings, theme_settings: copy } = withTheme(version, theme);
  return { settings, theme_settings: applyOverrides(copy, version.theme_settings) };
}
