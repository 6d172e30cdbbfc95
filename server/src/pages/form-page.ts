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
import { tagManagerScript } from './tag-manager.ts';

/** The content of the page of one form. */
export interface FormPage {
  readonly formId: string;
  readonly environment: string;
  /**
   * A locale such as `en-GB`: from the URL, or that of the prerendered form; when absent, the
   * element chooses.
   */
  readonly locale: string | null;
  readonly language: Language;
  readonly sender: Sender;
  /**
   * Whether a review link opens the page: `required` shows nothing without a link, `allowed` shows
   * the published version.
   */
  readonly review?: 'required' | 'allowed' | undefined;
  /** The loader of the element; `null` when it is not built. */
  readonly loader: InlineText | null;
  /** The form; absent when only the element fetches it. */
  readonly form?: PublicForm;
  /** The logo to show while the element fetches the form itself. */
  readonly splashLogo?: string;
  /**
   * The prerendered form, readable before any script has run; absent when the element must fetch
   * it.
   */
  readonly prerendered?: PrerenderedForm | undefined;
}

/** A form with its first page as HTML. */
export interface PrerenderedForm {
  readonly form: PublicForm;
  readonly page: PrerenderedPage;
  /** The element's own styles, until its code has loaded. */
  readonly style: InlineText;
}

/** The text for visitors without JavaScript, in each language of the product. */
const noscriptText =
  '<p lang="nl">Dit formulier werkt alleen met JavaScript. Zet JavaScript aan in uw browser en laad deze pagina opnieuw, of neem contact op met de gemeente.</p>' +
  '<p lang="en">This form only works with JavaScript. Turn on JavaScript in your browser and reload this page, or contact the municipality.</p>' +
  '<p lang="de">Dieses Formular funktioniert nur mit JavaScript. Schalten Sie JavaScript in Ihrem Browser ein und laden Sie diese Seite neu, oder wenden Sie sich an die Gemeinde.</p>';

/** The script that removes the key of a link from the URL. */
const reviewScriptPath = '/pages/review.js';

const titles: Readonly<Record<Language, string>> = { nl: 'Formulier', en: 'Form', de: 'Formular' };

/** The page that shows one form with the same element that other sites embed. */
export function renderFormPage(page: FormPage): string {
  const { prerendered, sender } = page;
  const title = prerendered?.form.title ?? titles[page.language];
  const fullTitle = `${title} - ${sender.name}`;
  // A form with its own logo shows that instead.
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

function headOf({ review, language, splashLogo, form }: FormPage): string {
  const fonts = preloadFonts(form?.theme);
  const splash =
    splashLogo === undefined
      ? ''
      : `<style>${splashStyle.text}</style>\n${splashScript(splashLogo)}\n`;
  if (review === undefined)
    return fonts + splash + (form ? tagManagerScript(form) : '') + workerScript(language);
  return `${fonts}${splash}<script src="${reviewScriptPath}" defer></script>
<meta name="robots" content="noindex">`;
}

/** The fonts of most of the text: the element asks for them only once it runs. */
function preloadFonts(theme: PublicForm['theme']): string {
  return (theme?.fonts ?? [])
    .filter(({ weight, style }) => weight !== 'bold' && style === 'normal')
    .map(({ url }) => escapeHtml(url))
    .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>\n`)
    .join('');
}

function attributesOf({ formId, environment, locale, review }: FormPage): string {
  return [
    // Under review the script fetches the form, once it has the key of the link.
    `${review ? 'data-form-id' : 'form-id'}="${escapeHtml(formId)}"`,
    ...(review === 'required' ? ['data-needs-key'] : []),
    `environment="${escapeHtml(environment)}"`,
    ...(locale === null ? [] : [`locale="${escapeHtml(locale)}"`]),
    // The page consists of the form, so title, first heading and history follow its steps.
    'page-title',
    'page-history',
  ].join(' ');
}

/** The first page in a shadow root, and the form's data, so that no request is needed. */
function firstPage({ form, page, style }: PrerenderedForm): string {
  // The prerendered form is already in the page.
  const data = { ...form, first_page: { ...page, html: '', css: '' } };
  const json = JSON.stringify({ data }).replaceAll('<', '\\u003c');
  return `<template shadowrootmode="open"><style>${style.text}</style>${themeLink(form)}${page.html}</template>
<script type="application/json">${json}</script>`;
}

/** The style sheet of the version, after the element's own, so that it takes precedence. */
function themeLink({ theme }: PublicForm): string {
  const url = theme?.style_url;
  return url ? `<link rel="stylesheet" href="${escapeHtml(url)}">` : '';
}
