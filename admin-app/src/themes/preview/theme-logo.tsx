import type { ThemeSettings } from '@form-builder/core/theme/theme-settings.ts';
import { FormTheme } from '@form-builder/renderer-element/preview';

/** The logo of a theme as visitors see it; nothing without a logo. */
export function ThemeLogo({ settings }: { readonly settings: ThemeSettings }) {
  const { logo: url, logo_alt: alt = '', logo_alignment: alignment = 'start' } = settings;
  if (url === undefined) return null;
  // The preview has the style sheets of the theme itself.
  const theme = { style: '', style_url: null, logo: { url, alt, alignment } };
  return <FormTheme theme={theme} baseUrl={location.origin} />;
}
