import { html, type Html } from '../../platform/html/html.ts';
import type { PageFrame } from './page-frame.ts';
import { pageTexts } from './page-texts.ts';

/**
 * A form that sends what the device answers to the options (PublicKeyCredentialRequestOptionsJSON). The script of
 * the page shows it where the browser supports passkeys; without it the other ways to sign in remain.
 */
export function renderPasskeyForm({ language }: PageFrame, options: string): Html {
  const { passkey, passkeyFailed } = pageTexts[language].signIn;
  return html`<form
    method="post"
    class="passkey"
    data-options="${options}"
    data-failed="${passkeyFailed}"
    hidden
  >
    <input type="hidden" name="lang" value="${language}" />
    <input type="hidden" name="passkey" value="" />
    <p class="error" role="alert"></p>
    <button class="button secondary" type="submit">${passkey}</button>
  </form>`;
}
