import type { DetailedTheme } from '@form-builder/core/contract/staff/settings/themes.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { EditedVersion } from '../../document/edited-version.ts';
import { withTheme } from '../../inspector/version/with-theme.ts';

/** How the form is tried out: in which language and with which theme. Nothing of it is saved. */
export interface PreviewLook {
  /** The form's own language when absent. */
  readonly language?: Language;
  /** The form's own theme when absent; `null` is none. */
  readonly theme?: Pick<DetailedTheme, 'id' | 'theme_settings' | 'css'> | null;
}

/** The edited form with its texts in other languages. */
export type TranslatedVersion = EditedVersion & Pick<Version, 'languages' | 'translations'>;

/** The edited form with the translations of the stored version, and the theme of the look. */
export function withLook(
  version: EditedVersion,
  { languages, translations }: Pick<Version, 'languages' | 'translations'>,
  { theme }: PreviewLook,
): TranslatedVersion {
  const look = theme === undefined ? {} : withTheme(version, theme);
  return { ...version, ...look, languages, translations };
}
