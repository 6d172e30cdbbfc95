import { problemStatus, type ProblemCode } from '@form-builder/core/contract/problem.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { AppContext } from '../platform/http/app-environment.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { retryAfterSeconds } from '../platform/http/responses/problem-response.ts';
import { escapeHtml } from '../platform/html/escape-html.ts';
import { renderDocument } from './page-document.ts';

/** A whole page that says, in plain words, why there is no form here. */
export function renderProblemPage(code: ProblemCode, language: Language): string {
  const translate = translatorOf(language);
  const title = translate(`problem.${code}`);
  const text = translate(`problem.${code}.detail`);
  return renderDocument({
    language,
    title,
    description: text,
    head: '<meta name="robots" content="noindex">',
    main: `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>${problemStatus[code] < 500 ? '' : reload(translate('page.reload'))}`,
  });
}

/** After a server error the page offers to try again. */
const reload = (words: string) => `\n<p><a class="way-on" href="">${escapeHtml(words)}</a></p>`;

/** Renders an error as a page, with the error's own status. */
export function problemPage(c: AppContext, code: ProblemCode): Response {
  c.header('Cache-Control', 'no-store');
  if (code === 'unavailable') c.header('Retry-After', String(retryAfterSeconds));
  c.status(problemStatus[code]);
  return c.html(renderProblemPage(code, c.get('language')));
}
