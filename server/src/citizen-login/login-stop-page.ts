import { problemStatus, type ProblemCode } from '@form-builder/core/contract/problem.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { escapeHtml } from '../platform/html/escape-html.ts';
import { pageStyle, renderDocument } from '../pages/page-document.ts';
import type { AppContext } from '../platform/http/app-environment.ts';
import type { LoginRequestContext } from './redirect-to-provider.ts';

const policy = `default-src 'none'; style-src ${pageStyle.source}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The page that explains why logging in or out failed, for a visitor without a form page. */
export function loginStopPage(
  c: AppContext,
  { tenant, language }: LoginRequestContext,
  code: ProblemCode,
): Response {
  const translate = translatorOf(language);
  const title = translate(`problem.${code}`);
  const texts = [translate(`problem.${code}.detail`), translate('visit.login.go_back')];
  const markup = renderDocument({
    language,
    title: `${title} – ${tenant.name}`,
    description: title,
    head: '<meta name="robots" content="noindex">',
    main: `<h1>${escapeHtml(title)}</h1>\n${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}`,
  });
  c.header('Content-Security-Policy', policy);
  c.header('Content-Type', 'text/html; charset=utf-8');
  return new Response(markup, { status: problemStatus[code], headers: c.res.headers });
}
