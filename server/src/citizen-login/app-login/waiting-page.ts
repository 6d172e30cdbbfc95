import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';
import { html, type Html } from '../../platform/html/html.ts';
import type { AppContext } from '../../platform/http/app-environment.ts';
import { drawQrCode } from '../../platform/qr-code/draw-qr-code.ts';
import type { AppLinks, AppWay } from '../../providers/auth/login-driver.ts';
import { actionOf, button, sendPage, type AppLoginPage } from './app-login-page.ts';

/** How far a login is while its page waits. */
export type Waiting = 'waiting' | 'pairing' | 'connected';

interface WaitingContent {
  readonly links: AppLinks;
  readonly way: AppWay;
  readonly status: Waiting;
  readonly wrongCodes: number;
}

const notices: Readonly<Record<Waiting, MessageId>> = {
  waiting: 'page.app_login.waiting',
  pairing: 'page.app_login.pairing',
  connected: 'page.app_login.connected',
};

/** The page on which a visitor opens the app, or scans the QR code with it and types the code that it shows. */
export function waitingPage(
  c: AppContext,
  page: AppLoginPage,
  { links, way, status, wrongCodes }: WaitingContent,
): Response {
  const translate = translatorOf(page.language);
  const words = { provider: page.name, organisation: page.organisation };
  const title = translate('form.login.log_in', words);
  const shown = { page, translate, words };
  const main = html`<h1>${title}</h1>
    <p>${translate('form.login.organisation', words)}</p>
    <div
      class="wait"
      data-status="${actionOf(page, 'status')}"
      data-events="${actionOf(page, 'events')}"
      data-now="${status}"
    >
      <p
        role="status"
        tabindex="-1"
        data-connected="${translate('page.app_login.connected', words)}"
        data-offline="${translate('page.app_login.offline')}"
      >
        ${translate(notices[status], words)}
      </p>
      <div data-code ${status === 'connected' ? html`hidden` : null}>
        ${
          status === 'pairing'
            ? codeForm(shown, wrongCodes)
            : wayIn(c.req.header('user-agent') ?? '', shown, { links, way })
        }
      </div>
      <noscript>
        <p>${translate('page.app_login.no_script')}</p>
        <a class="way-on" href="${page.address}?lang=${page.language}"
          >${translate('page.app_login.ready')}</a
        >
      </noscript>
      ${button(actionOf(page, 'cancel'), 'plain', translate('page.app_login.cancel'))}
    </div>`;
  return sendPage(c, page, { title, main, script: true, status: 200 });
}

interface Shown {
  readonly page: AppLoginPage;
  readonly translate: Translate;
  readonly words: Readonly<Record<string, string>>;
}

/** A login is for an app on this device, by a link, or for one elsewhere, by a QR code: never for both. */
function wayIn(
  userAgent: string,
  { page, translate, words }: Shown,
  { links, way }: Pick<WaitingContent, 'links' | 'way'>,
): Html {
  if (way === 'elsewhere')
    return html`<ol>
        <li>${translate('page.app_login.step_open', words)}</li>
        <li>${translate('page.app_login.step_scan', words)}</li>
        <li>${translate('page.app_login.step_code')}</li>
        <li>${translate('page.app_login.step_share', words)}</li>
      </ol>
      ${qrCode(links.qr, translate('page.app_login.qr', words))}
      ${button(actionOf(page, 'here'), 'plain', translate('page.app_login.this_device'))}`;
  const href = /Android/.test(userAgent) ? (links.androidLink ?? links.link) : links.link;
  return html`<p>${translate('page.app_login.on_phone', words)}</p>
    <p><a class="way-on" href="${href}">${translate('page.app_login.open', words)}</a></p>
    ${button(actionOf(page, 'elsewhere'), 'plain', translate('page.app_login.other_device'))}`;
}

function codeForm({ page, translate }: Shown, wrongCodes: number): Html {
  const isWrong = wrongCodes > 0;
  const described = isWrong ? 'code-error code-hint' : 'code-hint';
  return html`<form method="post" action="${actionOf(page, 'pair')}">
    <label for="code">${translate('page.app_login.code')}</label>
    <p id="code-hint">${translate('page.app_login.code_hint')}</p>
    ${
      isWrong
        ? html`<p id="code-error" class="wrong">${translate('page.app_login.wrong_code')}</p>`
        : null
    }
    <input
      id="code"
      name="code"
      inputmode="numeric"
      autocomplete="off"
      maxlength="8"
      required
      autofocus
      aria-describedby="${described}"
      ${isWrong ? html`aria-invalid="true"` : null}
    />
    <button class="way-on" type="submit">${translate('page.app_login.confirm_code')}</button>
  </form>`;
}

function qrCode(text: string, label: string): Html {
  const { size, path } = drawQrCode(text);
  const box = `0 0 ${String(size)} ${String(size)}`;
  return html`<svg class="qr" role="img" aria-label="${label}" viewBox="${box}">
    <rect width="${size}" height="${size}" fill="#fff" />
    <path d="${path}" fill="#000" />
  </svg>`;
}
