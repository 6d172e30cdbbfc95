import type { Pool } from 'pg';
import { withTenant } from '../platform/database/tenant-transaction.ts';
import { knownSettings } from '../settings/known-settings.ts';
import { selectSettings } from '../settings/settings-queries.ts';
import * as v from 'valibot';
import { escapeHtml } from '../platform/html/escape-html.ts';
import { toInlineText } from './inline-text.ts';

/** Gives the address of the logo that a tenant shows while a form loads. */
export type FindSplashLogo = (tenantId: string) => Promise<string>;

const productLogo = '/favicon.svg';

/** Reads the tenant's setting; the product's own logo until there is one. */
export function createSplashLogoFinder(pool: Pool): FindSplashLogo {
  return async (tenantId) => {
    const settings = await withTenant(pool, tenantId)(selectSettings);
    const logo = v.safeParse(knownSettings.splash_logo.schema, settings.get('splash_logo'));
    return (logo.success ? logo.output : null) ?? productLogo;
  };
}

/** For the head of a page whose form comes later. */
export const splashScript = (logo: string) =>
  `<script src="/pages/splash.js" type="module" data-splash="${escapeHtml(logo)}"></script>`;

/** It takes no space of the form's, and stays invisible in the first quarter of a second. */
export const splashStyle =
  toInlineText(`.splash { position: fixed; inset: 0; z-index: 1; display: grid; place-items: center; background: #fff; pointer-events: none; animation: splash 0.15s 0.25s backwards; }
.splash img { max-width: min(16rem, 60vw); height: 4rem; object-fit: contain; }
@keyframes splash { from { opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .splash { animation-duration: 1ms; } }
@media print { .splash { display: none; } }
`);
