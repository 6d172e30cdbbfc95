import type { PublicTheme } from '@form-builder/core/contract/visitor/public-forms.ts';
import { usedFonts } from '@form-builder/core/theme/theme-fonts.ts';
import type { ThemeSettings } from '@form-builder/core/theme/theme-settings.ts';

/** A theme with its style sheet, as the server gives it to visitors. */
export function publicThemeOf(settings: ThemeSettings, style: string): PublicTheme {
  const { logo: url, logo_alt: alt = '', logo_alignment: alignment = 'start' } = settings;
  const logo = url === undefined ? null : { url, alt, alignment };
  return { style, style_url: null, logo, fonts: usedFonts(settings) };
}
