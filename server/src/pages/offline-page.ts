import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { escapeHtml } from '../platform/html/escape-html.ts';
import { renderDocument } from './page-document.ts';
import type { Sender } from './sender.ts';

/**
 * The page for a visitor who is offline and has never opened the form; without links, which would
 * not work.
 */
export function renderOfflinePage(language: Language, sender: Sender): string {
  const translate = translatorOf(language);
  const title = translate('page.offline_title');
  const text = translate('page.offline_text');
  return renderDocument({
    language,
    sender,
    title,
    description: text,
    main: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a class="way-on" href="">${escapeHtml(translate('page.reload'))}</a></p>`,
  });
}
