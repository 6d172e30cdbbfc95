import { problemStatus, type ProblemCode } from '@form-builder/core/contract/problem.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';
import type { AppContext } from '../platform/http/app-environment.ts';
import { retryAfterSeconds } from '../platform/http/responses/problem-response.ts';
import { html, type Html } from '../platform/html/html.ts';
import { renderDocument } from './page-document.ts';
import { wayOn, type Sender } from './sender.ts';

/**
 * A complete page that explains in plain language why there is no form, and where the visitor can
 * continue.
 */
export function renderProblemPage(
  code: ProblemCode,
  language: Language,
  sender: Sender | null,
): string {
  const translate = translatorOf(language);
  const title = translate(`problem.${code}`);
  const text = translate(`problem.${code}.detail`);
  const next = nextStep(code, translate, sender);
  return renderDocument({
    language,
    sender,
    title: sender ? `${title} - ${sender.name}` : title,
    description: text,
    head: '<meta name="robots" content="noindex">',
    main: html`<h1>${title}</h1>
      <p>${text}</p>
      ${next}`.markup,
  });
}

/**
 * After a server error the page offers to try again; after other errors it links to the
 * municipality's site.
 */
function nextStep(code: ProblemCode, translate: Translate, sender: Sender | null): Html | null {
  if (problemStatus[code] >= 500)
    return html`<p><a class="way-on" href="">${translate('page.reload')}</a></p>`;
  return sender && wayOn(sender, translate);
}

/** Renders an error as a page, with the error's own status. */
export function problemPage(c: AppContext, code: ProblemCode, sender: Sender | null): Response {
  c.header('Cache-Control', 'no-store');
  if (code === 'unavailable') c.header('Retry-After', String(retryAfterSeconds));
  c.status(problemStatus[code]);
  return c.html(renderProblemPage(code, c.get('language'), sender));
}
