import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { html, type Html } from '../../platform/html/html.ts';
import type { AppContext } from '../../platform/http/app-environment.ts';
import { iconAsset, scriptAsset, styleAsset } from './operator-assets.ts';

/** Own files only, and forms to this origin; nothing inline, no frames. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page for operators. */
export interface OperatorPage {
  readonly title: string;
  readonly content: Html;
  /** The pages, and who is signed in, with the button to sign out. */
  readonly who?: Html;
  /** A page with tables and lists, instead of one with a form. */
  readonly isWide?: boolean;
  readonly isRefreshing?: boolean;
  readonly status?: 200 | 401 | 429 | 503;
}

/** Sends a page, which no browser and no proxy keeps. */
export function sendOperatorPage(c: AppContext, page: OperatorPage): Response {
  c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', 'no-store');
  c.header('X-Frame-Options', 'DENY');
  return c.html(renderPage(c.get('language'), page), page.status ?? 200);
}

function renderPage(
  language: Language,
  { title, content, who, isWide = false, isRefreshing = false }: OperatorPage,
): string {
  const product = translatorOf(language)('operator.page.product');
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="${iconAsset.path}" type="image/svg+xml" />
        <link rel="stylesheet" href="${styleAsset.path}" />
        ${isRefreshing ? html`<script src="${scriptAsset.path}" defer></script>` : null}
      </head>
      <body>
        <header class="top">
          <p class="tenant">${product}</p>
          ${who ?? null}
        </header>
        <main${isWide ? html` class="wide"` : null}>${content}</main>
      </body>
    </html>`.markup;
}
