import { createHash } from 'node:crypto';
import type { PublicTheme } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { publicThemeOf } from '@form-builder/core/public-form/public-theme.ts';
import { writeThemeStyle } from '@form-builder/core/theme/write-theme-style.ts';
import { scopeStyle } from './scope-style.ts';

/** The members of a version that determine its appearance. */
export interface ThemedVersion {
  readonly id: string;
  readonly settings: Version['settings'];
  readonly theme_settings: Version['theme_settings'];
}

/** Returns the complete style sheet of a version: its theme, then the tenant's own rules. */
export function themeStyleOf({ settings, theme_settings }: ThemedVersion): string {
  const own = scopeStyle(settings['theme.css'] ?? '').style;
  return [writeThemeStyle(theme_settings), own].filter(Boolean).join('\n');
}

/** Returns the URL of a version's style sheet; it changes with the content. */
export function themeStyleUrl(version: ThemedVersion): string | null {
  const style = themeStyleOf(version);
  return style === '' ? null : `/themes/${version.id}/${markOf(style)}.css`;
}

/** A short hash of the style sheet. */
export function markOf(style: string): string {
  return createHash('sha256').update(style).digest('base64url').slice(0, 16);
}

/** Presents the theme of a version to the element; `undefined` for the default theme. */
export function presentTheme(version: ThemedVersion): PublicTheme | undefined {
  const { theme_settings: settings } = version;
  const style = themeStyleOf(version);
  if (style === '' && settings.logo === undefined) return undefined;
  return publicThemeOf(settings, { style, style_url: themeStyleUrl(version) });
}
