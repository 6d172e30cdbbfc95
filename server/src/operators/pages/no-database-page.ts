import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { html } from '../../platform/html/html.ts';
import type { AppContext } from '../../platform/http/app-environment.ts';
import { retryAfterSeconds } from '../../platform/http/responses/problem-response.ts';
import { sendOperatorPage } from './operator-page.ts';

/** Sends a page that says that the database does not answer: sessions are in it. */
export function sendNoDatabasePage(c: AppContext): Response {
  const translate = translatorOf(c.get('language'));
  const title = translate('operator.page.no_database');
  const content = html`<div class="panel">
    <h1>${title}</h1>
    <p>${translate('operator.page.no_database.text')}</p>
  </div>`;
  c.header('Retry-After', String(retryAfterSeconds));
  return sendOperatorPage(c, { title, content, status: 503 });
}
