import { useLayoutEffect, useRef } from 'react';
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

/** A tenant's theme: its styles, applied before the first paint, and its logo. */
export function FormTheme({ theme, baseUrl }: FormThemeProps) {
  const root = useRef<HTMLDivElement>(null);
  useOwnStyles(root, theme.style);
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

function addressOf(url: string, baseUrl: string): string | undefined {
  if (!url.startsWith('/')) return url;
  return baseUrl ? baseUrl.replace(/\/$/, '') + url : undefined;
}
