import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { toInlineText } from '../pages/inline-text.ts';
import { renderDocument } from '../pages/page-document.ts';
import { wayOn, type Sender } from '../pages/sender.ts';
import { html } from '../platform/html/html.ts';

/** What the page says: it asks, it confirms, or it knows no such reminder. */
export type ReminderPageState = 'ask' | 'done' | 'unknown';

/** The style of the button, besides that of the pages. */
export const reminderPageStyle = toInlineText(
  'button.way-on { border: 0; font: inherit; font-weight: 600; cursor: pointer; } form { margin-inline: var(--indent); }',
);

/** The page of the link in a reminder; works without scripts. */
export function renderReminderPage(
  state: ReminderPageState,
  language: Language,
  sender: Sender,
): string {
  const translate = translatorOf(language);
  const title = translate(`page.reminder.${state}`);
  const text = translate(`page.reminder.${state}_text`, { organisation: sender.name });
  const button = html`<form method="post">
    <button class="way-on">${translate('page.reminder.action')}</button>
  </form>`;
  return renderDocument({
    language,
    sender,
    title: `${title} - ${sender.name}`,
    description: text,
    head: `<meta name="robots" content="noindex"><style>${reminderPageStyle.text}</style>`,
    main: html`<h1>${title}</h1>
      <p>${text}</p>
      ${state === 'ask' ? button : null}${state === 'unknown' ? wayOn(sender, translate) : null}`
      .markup,
  });
}
