import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { escapeHtml } from '../platform/html/escape-html.ts';
import { pageStyle } from './page-style.ts';
import { senderFooter, senderHeader, type Sender } from './sender.ts';

/** The parts of a page for visitors: plain texts, and safe markup. */
export interface PageDocument {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly head?: string;
  readonly main: string;
  /** `null` where no tenant is known. */
  readonly sender: Sender | null;
}

/** Renders the complete document around the content of a page. */
export function renderDocument(page: PageDocument): string {
  const { language, sender } = page;
  const translate = translatorOf(language);
  return `<!doctype html>
<html lang="${language}">
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
${sender ? senderHeader(sender).markup : ''}
<main>
${page.main}
</main>
${(sender && senderFooter(sender, translate)?.markup) ?? ''}
</body>
</html>
`;
}
