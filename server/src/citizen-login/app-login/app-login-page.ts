import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';
import { html, type Html } from '../../platform/html/html.ts';
import type { AppContext } from '../../platform/http/app-environment.ts';
import { drawQrCode } from '../../platform/qr-code/draw-qr-code.ts';
import { originsOf } from '../../pages/content-security-policy.ts';
import { renderDocument } from '../../pages/page-document.ts';
import { pageStyle } from '../../pages/page-style.ts';
import type { Sender } from '../../pages/sender.ts';
import type { AppLinks } from '../../providers/auth/login-driver.ts';
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

const actionOf = ({ address, language }: AppLoginPage, action: string): string =>
  `${address}/${action}?lang=${language}`;

/** The page on which a visitor opens the app, or scans the QR code with it. */
export function waitingPage(
  c: AppContext,
  page: AppLoginPage,
  { links, isConnected }: { readonly links: AppLinks; readonly isConnected: boolean },
): Response {
  const translate = translatorOf(page.language);
  const words = { provider: page.name, organisation: page.organisation };
  const title = translate('form.login.log_in', words);
  const connected = translate('page.app_login.connected', words);
  const notice = isConnected ? connected : translate('page.app_login.waiting', words);
  const userAgent = c.req.header('user-agent') ?? '';
  const main = html`<h1>${title}</h1>
    <p>${translate('form.login.organisation', words)}</p>
    <div
      class="wait"
      data-status="${actionOf(page, 'status')}"
      data-events="${actionOf(page, 'events')}"
    >
      <div data-code ${isConnected ? html`hidden` : null}>
        ${ways(links, { translate, words, userAgent })}
      </div>
      <p role="status" tabindex="-1" data-connected="${connected}">${notice}</p>
      <noscript>
        <p>${translate('page.app_login.no_script')}</p>
        <a class="way-on" href="${page.address}?lang=${page.language}"
          >${translate('page.app_login.ready')}</a
        >
      </noscript>
      ${button(actionOf(page, 'cancel'), 'plain', translate('page.app_login.cancel'))}
    </div>`;
  return send(c, page, { title, main, script: true, status: 200 });
}

interface Ways {
  readonly translate: Translate;
  readonly words: Readonly<Record<string, string>>;
  readonly userAgent: string;
}

/** On a phone the app is on the same device; on any other, the QR code comes first. */
function ways(links: AppLinks, { translate, words, userAgent }: Ways): Html {
  const isAndroid = /Android/.test(userAgent);
  const href = isAndroid ? (links.androidLink ?? links.link) : links.link;
  const code = qrCode(links.qr, translate('page.app_login.qr', words));
  const steps = html`<ol>
    <li>${translate('page.app_login.step_open', words)}</li>
    <li>${translate('page.app_login.step_scan', words)}</li>
    <li>${translate('page.app_login.step_share', words)}</li>
  </ol>`;
  if (!isAndroid && !/iPhone|iPad|iPod/.test(userAgent))
    return html`${steps}${code}
      <p><a href="${href}">${translate('page.app_login.this_device', words)}</a></p>`;
  return html`<p>${translate('page.app_login.on_phone', words)}</p>
    <p><a class="way-on" href="${href}">${translate('page.app_login.open', words)}</a></p>
    <details>
      <summary>${translate('page.app_login.other_device', words)}</summary>
      ${steps}${code}
    </details>`;
}

function qrCode(text: string, label: string): Html {
  const { size, path } = drawQrCode(text);
  const box = `0 0 ${String(size)} ${String(size)}`;
  return html`<svg class="qr" role="img" aria-label="${label}" viewBox="${box}">
    <rect width="${size}" height="${size}" fill="#fff" />
    <path d="${path}" fill="#000" />
  </svg>`;
}

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
  return send(c, page, { title, main, script: false, status: end === 'failed' ? 503 : 200 });
}

const button = (action: string, look: string, text: string): Html =>
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

interface Content {
  readonly title: string;
  readonly main: Html;
  readonly script: boolean;
  readonly status: number;
}

function send(c: AppContext, page: AppLoginPage, content: Content): Response {
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
