import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { html, type Html } from '../../platform/html/html.ts';
import type { AppContext } from '../../platform/http/app-environment.ts';
import { originsOf } from '../../pages/content-security-policy.ts';
import { renderDocument } from '../../pages/page-document.ts';
import { pageStyle } from '../../pages/page-style.ts';
import type { Sender } from '../../pages/sender.ts';
import type { LoginRequestContext } from '../redirect-to-provider.ts';
import { appLoginStyle } from './app-login-style.ts';
import { waitingScript } from './waiting-script.ts';

/** What the pages of a login in an app show. */
export interface AppLoginPage extends Pick<LoginRequestContext, 'language'> {
  readonly sender: Sender;
  /** The provider's name. */
  readonly name: string;
  /** The organisation that may use what is disclosed. */
  readonly organisation: string;
  /** The address of the page, below which are those of its buttons. */
  readonly address: string;
  /** The page with the form. */
  readonly returnUrl: string;
}

/** The address of a button or question of the page. */
export const actionOf = ({ address, language }: AppLoginPage, action: string): string =>
  `${address}/${action}?lang=${language}`;

/** How a login ended without an identity. */
export type AppLoginEnd = 'cancelled' | 'expired' | 'failed';

const endTexts: Readonly<Record<AppLoginEnd, readonly [title: MessageId, text: MessageId]>> = {
  cancelled: ['page.app_login.cancelled', 'page.app_login.cancelled.detail'],
  expired: ['page.app_login.expired', 'page.app_login.expired.detail'],
  failed: ['page.app_login.failed', 'page.app_login.failed.detail'],
};

/** The page that says why a login ended, with the ways on. */
export function endPage(c: AppContext, page: AppLoginPage, end: AppLoginEnd): Response {
  const translate = translatorOf(page.language);
  const words = { provider: page.name };
  const [titleId, textId] = endTexts[end];
  const title = translate(titleId, words);
  const main = html`<h1>${title}</h1>
    <p>${translate(textId, words)}</p>
    <div class="wait">
      ${button(actionOf(page, 'again'), 'way-on', translate('page.app_login.again'))}
      ${button(actionOf(page, 'cancel'), 'plain', translate('page.app_login.back'))}
    </div>`;
  return sendPage(c, page, { title, main, script: false, status: end === 'failed' ? 503 : 200 });
}

/** The page after the app returned to the browser: the login goes on where it began, in another tab. */
export function returnedPage(c: AppContext, page: AppLoginPage): Response {
  const translate = translatorOf(page.language);
  const title = translate('page.app_login.returned');
  const text = translate('page.app_login.returned.detail', { provider: page.name });
  const main = html`<h1>${title}</h1>
    <p>${text}</p>`;
  return sendPage(c, page, { title, main, script: false, status: 200 });
}

/** A button that sends the visitor on. */
export const button = (action: string, look: string, text: string): Html =>
  html`<form method="post" action="${action}">
    <button class="${look}" type="submit">${text}</button>
  </form>`;

/** Browsers also apply `form-action` to the redirects that follow a form: to us, and to the page with the form. */
function policyOf({ sender, returnUrl }: AppLoginPage, hasScript: boolean): string {
  return [
    "default-src 'none'",
    `style-src ${pageStyle.source} ${appLoginStyle.source}`,
    `img-src ${["'self'", ...originsOf([sender.logoUrl])].join(' ')}`,
    ...(hasScript ? [`script-src ${waitingScript.source}`, "connect-src 'self'"] : []),
    "base-uri 'none'",
    `form-action 'self' ${originsOf([returnUrl]).join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What a page shows. */
interface Content {
  readonly title: string;
  readonly main: Html;
  readonly script: boolean;
  readonly status: number;
}

/** Sends a page of a login in an app, under its own policy. */
export function sendPage(c: AppContext, page: AppLoginPage, content: Content): Response {
  const { language, sender } = page;
  const { title, main, script, status } = content;
  const markup = renderDocument({
    language,
    sender,
    title: `${title} – ${sender.name}`,
    description: title,
    head: `<meta name="robots" content="noindex"><style>${appLoginStyle.text}</style>`,
    main: script ? `${main.markup}<script>${waitingScript.text}</script>` : main.markup,
  });
  c.header('Content-Security-Policy', policyOf(page, script));
  c.header('Content-Type', 'text/html; charset=utf-8');
  return new Response(markup, { status, headers: c.res.headers });
}
