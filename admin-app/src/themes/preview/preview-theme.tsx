import type { ThemeSettings } from '@form-builder/core/theme/theme-settings.ts';
import { FormTheme } from '@form-builder/renderer-element/preview';
import { useMemo } from 'react';
import { publicThemeOf } from '../public-theme.ts';

/** The fonts and the logo of a theme as visitors see them; a preview has its style sheets itself. */
export function PreviewTheme({ settings }: { readonly settings: ThemeSettings }) {
  const theme = useMemo(() => publicThemeOf(settings, ''), [settings]);
  if (theme.logo === null && theme.fonts?.length === 0) return null;
  return <FormTheme theme={theme} baseUrl={location.origin} />;
}
