import type {
  PrerenderedPage,
  PublicForm,
} from '@form-builder/core/contract/visitor/public-forms.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { languageOf } from '@form-builder/core/messages/languages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { escapeHtml } from '../platform/html/escape-html.ts';
import type { InlineText } from './inline-text.ts';
import { renderDocument } from './page-document.ts';
import type { Sender } from './sender.ts';
import { splashScript, splashStyle } from './splash.ts';

/** The content of the page of one form. */
export interface FormPage {
  readonly formId: string;
  readonly environment: string;
  /** A locale such as `en-GB`: of the address, or the one it is painted in; else the element chooses. */
  readonly locale: string | null;
  readonly language: Language;
  readonly sender: Sender;
  /** For versions that a link shows: without one `required` shows nothing, `allowed` what is open. */
  readonly review?: 'required' | 'allowed' | undefined;
  /** What brings the element; `null` when it is not built. */
  readonly loader: InlineText | null;
  /** The logo to show while the element asks for the form by itself. */
  readonly splashLogo?: string;
  /** Readable before any script has run; absent when the element has to ask by itself. */
  readonly prerendered?: PrerenderedForm | undefined;
}

/** A form with its first page as markup. */
export interface PrerenderedForm {
  readonly form: PublicForm;
  readonly page: PrerenderedPage;
  /** The element's own styles, for the time before its code. */
  readonly style: InlineText;
}

/** What visitors without JavaScript read, in each language of the product. */
const noscriptText =
  '<p lang="nl">Dit formulier werkt alleen met JavaScript. Zet JavaScript aan in uw browser en laad deze pagina opnieuw, of neem contact op met de gemeente.</p>' +
  '<p lang="en">This form only works with JavaScript. Turn on JavaScript in your browser and reload this page, or contact the municipality.</p>' +
  '<p lang="de">Dieses Formular funktioniert nur mit JavaScript. Schalten Sie JavaScript in Ihrem Browser ein und laden Sie diese Seite neu, oder wenden Sie sich an die Gemeinde.</p>';

/** What takes the key of a link out of the address. */
const reviewScriptPath = '/pages/review.js';

const titles: Readonly<Record<Language, string>> = { nl: 'Formulier', en: 'Form', de: 'Formular' };

/** The page that shows one form with the same element that other sites embed. */
export function renderFormPage(page: FormPage): string {
  const { prerendered, sender } = page;
  const title = prerendered?.form.title ?? titles[page.language];
  const fullTitle = `${title} - ${sender.name}`;
  // A form with a logo of its own shows that one.
  const logoUrl = prerendered?.form.theme?.logo ? null : sender.logoUrl;
  return renderDocument({
    sender: { ...sender, logoUrl },
    language: prerendered ? languageOf(prerendered.page.locale) : page.language,
    title: fullTitle,
    description: prerendered?.form.description || fullTitle,
    head: headOf(page),
    main: `<noscript>${noscriptText}</noscript>
<form-builder-render ${attributesOf(page)}>${prerendered ? firstPage(prerendered) : ''}</form-builder-render>
${page.loader ? `<script>${page.loader.text}</script>` : ''}`,
  });
}

/** Stores the page for offline use, and announces new versions in the page's language. */
function workerScript(language: Language): string {
  const translate = translatorOf(language);
  const words = (['text', 'refresh', 'hide', 'warning', 'close'] as const).map(
    (name) => `data-update-${name}="${escapeHtml(translate(`page.update_${name}`))}"`,
  );
  return `<script src="/pages/register-service-worker.js" type="module" ${words.join(' ')}></script>`;
}

function headOf({ review, language, splashLogo }: FormPage): string {
  const splash =
    splashLogo === undefined
      ? ''
      : `<style>${splashStyle.text}</style>\n${splashScript(splashLogo)}\n`;
  if (review === undefined) return splash + workerScript(language);
  return `${splash}<script src="${reviewScriptPath}" defer></script>
<meta name="robots" content="noindex">`;
}

function attributesOf({ formId, environment, locale, review }: FormPage): string {
  return [
    // Under review the script asks for the form, once it has the key of the link.
    `${review ? 'data-form-id' : 'form-id'}="${escapeHtml(formId)}"`,
    ...(review === 'required' ? ['data-needs-key'] : []),
    `environment="${escapeHtml(environment)}"`,
    ...(locale === null ? [] : [`locale="${escapeHtml(locale)}"`]),
    // The page is the form's own: title, first heading and history follow its steps.
    'page-title',
    'page-history',
  ].join(' ');
}

/** The first page in its shadow root, and the form's data, so that nothing has to be asked for. */
function firstPage({ form, page, style }: PrerenderedForm): string {
  // What is painted stands in the page already.
  const data = { ...form, first_page: { ...page, html: '', css: '' } };
  const json = JSON.stringify({ data }).replaceAll('<', '\\u003c');
  return `<template shadowrootmode="open"><style>${style.text}</style>${themeLink(form)}${page.html}</template>
<script type="application/json">${json}</script>`;
}

/** The style sheet of the version, after the element's own, which it outranks. */
function themeLink({ theme }: PublicForm): string {
  const url = theme?.style_url;
  return url ? `<link rel="stylesheet" href="${escapeHtml(url)}">` : '';
}
