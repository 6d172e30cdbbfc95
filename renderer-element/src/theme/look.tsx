import { useRef } from 'react';
import type { PublicTheme } from '@form-builder/core/contract/public-forms.ts';
import look from './look.css?inline';
import { useStyles } from './use-styles.ts';

/** The whole style sheet of a theme. */
export const styleOf = ({ style }: PublicTheme): string => `${look}\n${style}`;

interface LookProps {
  readonly theme: PublicTheme;
  /** Where the form came from: paths in the theme begin there. */
  readonly baseUrl: string;
}

/** What a municipality changes about the look of a form: its style, in force before the first paint, and its logo. */
export function Look({ theme, baseUrl }: LookProps) {
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, styleOf(theme));
  const { logo } = theme;
  return (
    <div
      ref={root}
      className={`logo logo-${logo?.alignment ?? 'start'}`}
      hidden={!logo}
      part="logo"
    >
      {logo && <img src={addressOf(logo.url, baseUrl)} alt={logo.alt} />}
    </div>
  );
}

function addressOf(url: string, baseUrl: string): string {
  return url.startsWith('/') ? baseUrl.replace(/\/$/, '') + url : url;
}
