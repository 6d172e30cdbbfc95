import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PublicTheme } from '@form-builder/core/contract/visitor/public-forms.ts';
import styles from './form-theme.css?inline';
import { useOwnStyles } from './use-styles.ts';

/** The styles of the logo, for every theme. */
export { styles };

export interface FormThemeProps {
  readonly theme: PublicTheme;
  /** The form's server: paths in the theme start there. Empty while unknown. */
  readonly baseUrl: string;
}

/** A tenant's theme: its styles, applied before the first paint, its fonts and its logo. */
export function FormTheme({ theme, baseUrl }: FormThemeProps) {
  const root = useRef<HTMLDivElement>(null);
  useOwnStyles(root, theme.style);
  useFonts(theme.fonts, baseUrl);
  const logoElement = useRef<HTMLImageElement>(null);
  const { logo } = theme;
  const address = logo && addressOf(logo.url, baseUrl);
  // While a page is prerendered the form's server is unknown; hydration keeps that page unchanged.
  useLayoutEffect(() => {
    const { current } = logoElement;
    if (current && address && current.getAttribute('src') !== address) current.src = address;
  }, [address]);
  return (
    <div
      ref={root}
      className={`logo logo-${logo?.alignment ?? 'start'}`}
      hidden={!logo}
      part="logo"
    >
      {logo && <img ref={logoElement} src={address ?? undefined} alt={logo.alt} />}
    </div>
  );
}

/** Loads the theme's fonts for the page: browsers ignore the fonts of a style sheet in a shadow root. */
function useFonts(fonts: PublicTheme['fonts'], baseUrl: string): void {
  useEffect(() => {
    if (!fonts || !baseUrl) return;
    const faces = fonts.map(
      ({ family, url, weight, style }) =>
        new FontFace(family, `url("${addressOf(url, baseUrl) ?? ''}")`, {
          weight,
          style,
          display: 'swap',
        }),
    );
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [fonts, baseUrl]);
}

function addressOf(url: string, baseUrl: string): string | undefined {
  if (!url.startsWith('/')) return url;
  return baseUrl ? baseUrl.replace(/\/$/, '') + url : undefined;
}
