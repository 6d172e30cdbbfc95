import { html } from '../../platform/html/html.ts';
import { passkeyScriptAsset } from './page-assets.ts';
import { renderPasskeyForm } from './passkey-form.ts';
import { renderField } from './page-field.ts';
import type { PageFrame } from './page-frame.ts';
import { pageTexts } from './page-texts.ts';
import { secondFactorTexts } from './second-factor-texts.ts';
import { renderStepPage } from './step-page.ts';

/** An error in one of the fields, or with the passkey. */
export interface CodeProblem {
  readonly field: 'code' | 'recovery_code' | 'passkey';
  readonly text: string;
}

interface CodePage {
  readonly problem: CodeProblem | null;
  /** Whether the user has an authenticator app. */
  readonly hasApp: boolean;
  /** The options for the user's passkeys as JSON; `null` for a user without one. */
  readonly passkey: string | null;
}

/** Asks for a passkey or the code of the app, whichever the user has, or for a recovery code. */
export function renderCodePage(frame: PageFrame, { problem, hasApp, passkey }: CodePage): string {
  const texts = secondFactorTexts[frame.language].code;
  const { errorPrefix } = pageTexts[frame.language].signIn;
  const errorOf = (field: CodeProblem['field']) => (problem?.field === field ? problem.text : null);
  const codeForm = html`<form method="post" novalidate>
    <input type="hidden" name="lang" value="${frame.language}" />
    ${renderField({
      name: 'code',
      label: texts.label,
      error: errorOf('code'),
      errorPrefix,
      control: html`type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="10"
      class="code"`,
      hasFocus: problem === null,
    })}
    <button class="button" type="submit">${texts.submit}</button>
  </form>`;
  const content = html`${hasApp ? codeForm : null}
    ${passkey === null ? null : renderPasskeyForm(frame, passkey)}
    <details ${problem?.field === 'recovery_code' ? html`open` : null}>
      <summary>${hasApp ? texts.noApp : texts.noPasskey}</summary>
      <form method="post" novalidate>
        <input type="hidden" name="lang" value="${frame.language}" />
        ${renderField({
          name: 'recovery_code',
          label: texts.recoveryLabel,
          hint: texts.recoveryHint,
          error: errorOf('recovery_code'),
          errorPrefix,
          control: html`type="text" autocomplete="off" autocapitalize="none" spellcheck="false"
          maxlength="40"`,
          hasFocus: false,
        })}
        <button class="button" type="submit">${texts.recoverySubmit}</button>
      </form>
      <p>${texts.askHelp}</p>
    </details>`;
  const { title, intro } = hasApp ? texts : texts.passkey;
  return renderStepPage(frame, {
    title,
    intro,
    problem: problem?.text ?? null,
    content,
    ...(passkey !== null && { script: passkeyScriptAsset.path }),
  });
}
