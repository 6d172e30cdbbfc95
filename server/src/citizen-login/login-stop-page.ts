import { problemStatus, type ProblemCode } from '@form-builder/core/contract/problem.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { html } from '../identity/pages/html.ts';
import { pageStylePath } from '../pages/page-document.ts';
import type { AppContext } from '../platform/http/app-environment.ts';
import type { Passage } from './leave-for-provider.ts';

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Says why logging in or out stopped, to someone who has no form in front of them. */
export function loginStopPage(
  c: AppContext,
  { tenant, language }: Passage,
  code: ProblemCode,
): Response {
  const translate = translatorOf(language);
  const title = translate(`problem.${code}`);
  const markup = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${tenant.name}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${pageStylePath}" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${translate(`problem.${code}.detail`)}</p>
          <p>${translate('visit.login.go_back')}</p>
        </main>
      </body>
    </html>`.markup;
  c.header('Content-Security-Policy', policy);
  c.header('Content-Type', 'text/html; charset=utf-8');
  return new Response(markup, { status: problemStatus[code], headers: c.res.headers });
}
