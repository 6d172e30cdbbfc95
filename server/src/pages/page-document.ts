import type { Language } from '@form-builder/core/messages/languages.ts';
import { escapeHtml } from '../platform/html/escape-html.ts';
import { toInlineText } from './inline-text.ts';

/** A page for visitors: its texts as they are, its markup as it shall stand there. */
export interface PageDocument {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly head?: string;
  readonly main: string;
}

/** The whole document around what a page shows. */
export function renderDocument(page: PageDocument): string {
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(page.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(page.description)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${pageStyle.text}</style>
${page.head ?? ''}
</head>
<body>
<main>
${page.main}
</main>
</body>
</html>
`;
}

/** The frame around the element, which brings its own style, and around plain texts. */
export const pageStyle = toInlineText(`:root { color-scheme: light; }
body { margin: 0; background: #fff; color: #1a1a1a; font-family: system-ui, sans-serif; line-height: 1.5; }
/* The form's own paper, in the colours of its theme, reaches to the edges of the page. */
form-builder-render::part(form) { box-shadow: 0 0 0 100vmax var(--_paper); }
main { box-sizing: border-box; max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.25; color: #154273; }
p { font-size: 1.125rem; }
.way-on { display: inline-block; margin-top: 0.75rem; padding: 0.75rem 1.25rem; border-radius: 4px; background: #154273; color: #fff; font-weight: 600; text-decoration: none; }
.way-on:focus-visible { outline: 3px solid #0b1f33; outline-offset: 2px; }
@media print { .snackbar { display: none; } }
.snackbar { position: fixed; inset: auto 0 0; display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1rem; padding: 1rem max(1rem, calc(50% - 22rem)); background: #1b1f24; color: #fff; }
@media (max-height: 24rem) { .snackbar { position: static; } }
.snackbar p { flex: 1 1 20rem; margin: 0; }
.snackbar button { min-height: 44px; padding: 0.25rem 1rem; border: 2px solid #fff; border-radius: 4px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
.snackbar button:focus-visible { outline: 3px solid #ffd54a; outline-offset: 2px; }
noscript { display: block; margin-bottom: 1.5rem; padding: 1rem 1.25rem; border: 2px solid; }
noscript p { margin: 0.25rem 0; }
`);
