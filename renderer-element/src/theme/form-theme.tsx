import { useLayoutEffect, useRef } from 'react';
import type { PublicTheme } from '@form-builder/core/contract/visitor/public-forms.ts';
import styles from './form-theme.css?inline';
import { useOwnStyles } from './use-styles.ts';

/** How the place of the logo looks, whatever the theme. */
export { styles };

export interface FormThemeProps {
  readonly theme: PublicTheme;
  /** Where the form came from: paths in the theme begin there. Empty while nobody knows. */
  readonly baseUrl: string;
}

/** What a municipality changes about the look of a form: its style, in force before the first paint, and its logo. */
export function FormTheme({ theme, baseUrl }: FormThemeProps) {
  const root = useRef<HTMLDivElement>(null);
  useOwnStyles(root, theme.style);
  const logoElement = useRef<HTMLImageElement>(null);
  const { logo } = theme;
  const address = logo && addressOf(logo.url, baseUrl);
  // What was painted for any page does not know where the form comes from, and is taken over as is.
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
