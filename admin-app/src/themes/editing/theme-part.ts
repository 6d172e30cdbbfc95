import type { ThemeSettings } from '@form-builder/core/theme/theme-settings.ts';

/** The settings of a theme, and a way to change some; `undefined` restores a default. */
export interface ThemePart {
  readonly settings: ThemeSettings;
  readonly change: (changes: {
    readonly [K in keyof ThemeSettings]?: ThemeSettings[K] | undefined;
  }) => void;
}
