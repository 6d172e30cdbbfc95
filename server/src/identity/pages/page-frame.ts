import type { Language } from '@form-builder/core/messages/languages.ts';
import { languageNames } from './choose-language.ts';
import { html, type Html } from '../../platform/html/html.ts';
import type { Branding } from '../../settings/find-branding.ts';
import { markAsset, styleAsset } from './page-assets.ts';
import { pageTexts } from './page-texts.ts';

/** The properties of every page of the provider. */
export interface PageFrame {
  readonly tenantName: string;
  readonly language: Language;
  /** Path of the issuer, `/idp`. */
  readonly base: string;
  /** Absent on pages about an error. */
  readonly branding?: Branding;
}

/** Renders a complete document around a page's content. */
export function renderPage(
  frame: PageFrame,
  page: {
    readonly title: string;
    readonly content: Html;
    readonly after?: Html;
    readonly script?: string;
  },
): string {
  const texts = pageTexts[frame.language];
  const background = frame.branding?.backgroundUrl;
  return html`<!doctype html>
    <html lang="${frame.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title} – ${frame.tenantName}</title>
        <link rel="stylesheet" href="${frame.base}${styleAsset.path}" />
        ${renderIcon(frame)}
        ${page.script === undefined ? null : html`<script src="${frame.base}${page.script}" defer></script>`}
      </head>
      <body>
        ${background ? html`<img class="background" src="${background}" alt="" />` : null}
        <header class="top">
          ${renderLogo(frame)}
          <div>
            <p class="tenant">${frame.tenantName}</p>
            <p class="product">${texts.product}</p>
          </div>
        </header>
        <main>
          <div class="panel">${page.content}</div>
          ${page.after ?? null}
        </main>
      </body>
    </html>`.markup;
}

/** The icon of the browser's tab: the organisation's, or else the product's. */
function renderIcon({ base, branding }: PageFrame): Html {
  if (branding?.iconUrl) return html`<link rel="icon" href="${branding.iconUrl}" />`;
  return html`<link rel="icon" href="${base}${markAsset.path}" type="image/svg+xml" />`;
}

/** The logo beside the organisation's name, which the name makes superfluous for screen readers. */
function renderLogo({ base, branding }: PageFrame): Html {
  if (branding?.logoUrl) return html`<img class="logo" src="${branding.logoUrl}" alt="" />`;
  return html`<img src="${base}${markAsset.path}" alt="" width="40" height="40" />`;
}

/** Links to the same page in the other languages (`?lang=`). */
export function languageSwitch(current: Language): Html {
  const items = Object.entries(languageNames).map(([language, name]) =>
    language === current
      ? html`<li><span lang="${language}" aria-current="true">${name}</span></li>`
      : html`<li>
          <a href="?lang=${language}" lang="${language}" hreflang="${language}">${name}</a>
        </li>`,
  );
  return html`<nav class="languages" aria-label="${pageTexts[current].languages}">
    <ul>
      ${items}
    </ul>
  </nav>`;
}
