import type { TotpEnrolment } from '@form-builder/core/contract/staff/users/account.ts';
import { html } from '../../platform/html/html.ts';
import { passkeyScriptAsset } from './page-assets.ts';
import { renderNewPasskeyForm } from './passkey-form.ts';
import { renderField } from './page-field.ts';
import type { PageFrame } from './page-frame.ts';
import { pageTexts } from './page-texts.ts';
import { secondFactorTexts } from './second-factor-texts.ts';
import { renderStepPage } from './step-page.ts';

interface EnrolmentPage {
  readonly totp: TotpEnrolment;
  /** The options of a new passkey as JSON. */
  readonly passkey: string;
  readonly problem: { readonly field: 'code' | 'passkey'; readonly text: string } | null;
}

/** Shows the secret for an app and asks for its first code; a passkey takes its place. */
export function renderEnrolmentPage(
  frame: PageFrame,
  { totp: { secret, qr }, passkey, problem }: EnrolmentPage,
): string {
  const texts = secondFactorTexts[frame.language].enrolment;
  const content = html`<ol class="steps">
      <li>${texts.install}</li>
      <li>
        ${texts.scan}
        <svg class="qr" viewBox="0 0 ${qr.size} ${qr.size}" role="img" aria-label="${texts.qr}">
          <path d="${qr.path}" />
        </svg>
        <p>${texts.type}<br /><code>${inFours(secret)}</code></p>
      </li>
      <li>${texts.confirm}</li>
    </ol>
    <form method="post" novalidate>
      <input type="hidden" name="lang" value="${frame.language}" />
      ${renderField({
        name: 'code',
        label: texts.label,
        error: problem?.field === 'code' ? problem.text : null,
        errorPrefix: pageTexts[frame.language].signIn.errorPrefix,
        control: html`type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="10"
        class="code"`,
        hasFocus: false,
      })}
      <button class="button" type="submit">${texts.submit}</button>
    </form>
    ${renderNewPasskeyForm(frame, passkey)}`;
  const { title, intro } = texts;
  return renderStepPage(frame, {
    title,
    intro,
    problem: problem?.text ?? null,
    content,
    script: passkeyScriptAsset.path,
  });
}

const inFours = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');
