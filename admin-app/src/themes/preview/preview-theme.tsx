import { publicThemeOf } from '@form-builder/core/public-form/public-theme.ts';
import type { ThemeSettings } from '@form-builder/core/theme/theme-settings.ts';
import { FormTheme } from '@form-builder/renderer-element/preview';
import { useMemo } from 'react';

const noStyle = { style: '', style_url: null };

/** The fonts and the logo of a theme as visitors see them; a preview has its style sheets itself. */
export function PreviewTheme({ settings }: { readonly settings: ThemeSettings }) {
  const theme = useMemo(() => publicThemeOf(settings, noStyle), [settings]);
  if (theme.logo === null && theme.fonts === undefined) return null;
  return <FormTheme theme={theme} baseUrl={location.origin} />;
}
