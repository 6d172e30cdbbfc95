import { problemStatus, type ProblemCode } from '@form-builder/core/contract/problem.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { html } from '../../platform/html/html.ts';
import { originsOf } from '../../pages/content-security-policy.ts';
import { renderDocument } from '../../pages/page-document.ts';
import { pageStyle } from '../../pages/page-style.ts';
import { wayOn, type Sender } from '../../pages/sender.ts';
import type { AppContext } from '../../platform/http/app-environment.ts';
import type { LoginRequestContext } from '../redirect-to-provider.ts';

const policy = (sender: Sender) =>
  `default-src 'none'; style-src ${pageStyle.source}; img-src ${["'self'", ...originsOf([sender.logoUrl])].join(' ')}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The page that explains why logging in or out failed, for a visitor without a form page. */
export function loginStopPage(
  c: AppContext,
  { language, sender }: Pick<LoginRequestContext, 'language'> & { readonly sender: Sender },
  code: ProblemCode,
): Response {
  const translate = translatorOf(language);
  const title = translate(`problem.${code}`);
  const texts = [translate(`problem.${code}.detail`), translate('form.login.go_back')];
  const markup = renderDocument({
    language,
    sender,
    title: `${title} – ${sender.name}`,
    description: title,
    head: '<meta name="robots" content="noindex">',
    main: html`<h1>${title}</h1>
      ${texts.map((text) => html`<p>${text}</p>`)} ${wayOn(sender, translate)}`.markup,
  });
  c.header('Content-Security-Policy', policy(sender));
  c.header('Content-Type', 'text/html; charset=utf-8');
  return new Response(markup, { status: problemStatus[code], headers: c.res.headers });
}
