import type { Language } from '@form-builder/core/messages/languages.ts';
import { html, type Html } from '../../platform/html/html.ts';
import type { PageFrame } from './page-frame.ts';
import { pageTexts } from './page-texts.ts';
import { secondFactorTexts } from './second-factor-texts.ts';

/**
 * A form that sends what the device answers to the options (PublicKeyCredentialRequestOptionsJSON). The script of
 * the page shows it where the browser supports passkeys; without it the other ways to sign in remain.
 */
export function renderPasskeyForm({ language }: PageFrame, options: string): Html {
  const { passkey, passkeyFailed } = pageTexts[language].signIn;
  return renderForm(language, {
    action: 'get',
    options,
    failed: passkeyFailed,
    intro: null,
    submit: passkey,
  });
}

/** The same for a new passkey (PublicKeyCredentialCreationOptionsJSON), with its purpose above it. */
export function renderNewPasskeyForm({ language }: PageFrame, options: string): Html {
  const { title, hint, submit, failed } = secondFactorTexts[language].enrolment.passkey;
  const intro = html`<h2>${title}</h2>
    <p>${hint}</p>`;
  return renderForm(language, { action: 'create', options, failed, intro, submit });
}

interface DeviceForm {
  /** What the script asks of the device: an existing passkey, or a new one. */
  readonly action: 'get' | 'create';
  readonly options: string;
  readonly failed: string;
  readonly intro: Html | null;
  readonly submit: string;
}

function renderForm(language: Language, form: DeviceForm): Html {
  return html`<form
    method="post"
    class="passkey"
    data-action="${form.action}"
    data-options="${form.options}"
    data-failed="${form.failed}"
    hidden
  >
    ${form.intro}
    <input type="hidden" name="lang" value="${language}" />
    <input type="hidden" name="passkey" value="" />
    <p class="error" role="alert"></p>
    <button class="button secondary" type="submit">${form.submit}</button>
  </form>`;
}
