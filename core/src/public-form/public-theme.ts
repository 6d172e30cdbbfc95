import type { PublicTheme } from '../contract/visitor/public-forms.ts';
import { usedFonts } from '../theme/theme-fonts.ts';
import type { ThemeSettings } from '../theme/theme-settings.ts';

/** The style sheet of a theme, and its own address where it has one. */
interface ThemeStyle {
  readonly style: string;
  readonly style_url: string | null;
}

/** A theme as the element gets it. */
export function publicThemeOf(settings: ThemeSettings, style: ThemeStyle): PublicTheme {
  const { logo: url, logo_alt: alt = '', logo_alignment: alignment = 'start' } = settings;
  const fonts = usedFonts(settings);
  return {
    ...style,
    logo: url === undefined ? null : { url, alt, alignment },
    ...(fonts.length > 0 && { fonts }),
  };
}
