import type { Language } from '../platform/http/handlers.ts';
import { escapeHtml } from './escape-html.ts';

/** What the page of one form needs to know. */
export interface FormPage {
  readonly formId: string;
  readonly environment: string;
  /** A locale the address asked for, such as `en-GB`; without one the element chooses. */
  readonly locale: string | null;
  readonly language: Language;
  readonly organisation: string;
}

/** What visitors without JavaScript read: in the languages most of them know. */
const noscriptText =
  '<p lang="nl">Dit formulier werkt alleen met JavaScript. Zet JavaScript aan in uw browser, of neem contact op met de gemeente.</p>' +
  '<p lang="en">This form only works with JavaScript. Turn on JavaScript in your browser, or contact the municipality.</p>';

const titles: Readonly<Record<Language, string>> = { nl: 'Formulier', en: 'Form', de: 'Formular' };

/** The page that shows one form with the same element that other sites embed. */
export function renderFormPage(page: FormPage): string {
  const attributes = [
    `form-id="${escapeHtml(page.formId)}"`,
    `environment="${escapeHtml(page.environment)}"`,
    ...(page.locale === null ? [] : [`locale="${escapeHtml(page.locale)}"`]),
    // The page is the form's own: title, first heading and history follow its steps.
    'page-title',
    'page-history',
  ].join(' ');
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<title>${titles[page.language]} - ${escapeHtml(page.organisation)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/form-builder-render.js" async></script>
<link rel="stylesheet" href="${formPageStylePath}">
</head>
<body>
<main>
<form-builder-render ${attributes}></form-builder-render>
<noscript>${noscriptText}</noscript>
</main>
</body>
</html>
`;
}

/** Where the page's style is served. */
export const formPageStylePath = '/pages/form-page.css';

/** The frame around the element; the element brings its own style. */
export const formPageStyle = `:root { color-scheme: light; }
body { margin: 0; background: #fff; color: #1a1a1a; font-family: system-ui, sans-serif; line-height: 1.5; }
main { box-sizing: border-box; max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
`;
