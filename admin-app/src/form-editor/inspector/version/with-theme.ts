import type { DetailedTheme } from '@form-builder/core/contract/staff/settings/themes.ts';
import { withChanges } from '../../document/changes.ts';
import type { EditedVersion } from '../../document/edited-version.ts';

/** The members of a version with a copy of a theme, or without one for `null`. */
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
