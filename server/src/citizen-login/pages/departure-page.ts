import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { html } from '../../platform/html/html.ts';
import { originsOf } from '../../pages/content-security-policy.ts';
import { toInlineText } from '../../pages/inline-text.ts';
import { renderDocument } from '../../pages/page-document.ts';
import { pageStyle } from '../../pages/page-style.ts';
import type { Sender } from '../../pages/sender.ts';
import type { AppContext } from '../../platform/http/app-environment.ts';
import type { LoginRequestContext, ProviderDeparture } from '../redirect-to-provider.ts';

const submitScript = toInlineText('document.forms[0].submit();');

interface DeparturePage extends Pick<LoginRequestContext, 'language'> {
  readonly sender: Sender;
  readonly departure: ProviderDeparture;
}

/** Browsers also apply `form-action` to the redirects that follow the form: to us, and to the page with the form. */
const policy = ({ sender, departure: { url, returnUrl } }: DeparturePage) =>
  `default-src 'none'; style-src ${pageStyle.source}; script-src ${submitScript.source}; img-src ${["'self'", ...originsOf([sender.logoUrl])].join(' ')}; base-uri 'none'; form-action 'self' ${originsOf([url, returnUrl]).join(' ')}; frame-ancestors 'none'`;

/** The page that sends the browser on with a form, with a button for a browser without scripts. */
export function departurePage(c: AppContext, page: DeparturePage): Response {
  const { language, sender, departure } = page;
  const translate = translatorOf(language);
  const title = translate('page.departure.title', { provider: departure.name });
  const fields = Object.entries(departure.fields ?? {}).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const main = html`<h1>${title}</h1>
    <form method="post" action="${departure.url}">
      ${fields}
      <p><button class="way-on" type="submit">${translate('page.departure.go_on')}</button></p>
    </form>`;
  const markup = renderDocument({
    language,
    sender,
    title: `${title} – ${sender.name}`,
    description: title,
    head: '<meta name="robots" content="noindex">',
    main: `${main.markup}<script>${submitScript.text}</script>`,
  });
  c.header('Content-Security-Policy', policy(page));
  c.header('Content-Type', 'text/html; charset=utf-8');
  return new Response(markup, { status: 200, headers: c.res.headers });
}
