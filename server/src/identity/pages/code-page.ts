import { html } from '../../platform/html/html.ts';
import { renderField } from './page-field.ts';
import type { PageFrame } from './page-frame.ts';
import { pageTexts } from './page-texts.ts';
import { secondFactorTexts } from './second-factor-texts.ts';
import { renderStepPage } from './step-page.ts';

/** An error in one of the two fields. */
export interface CodeProblem {
  readonly field: 'code' | 'recovery_code';
  readonly text: string;
}

/** Asks for the code of the app, or for a recovery code. */
export function renderCodePage(frame: PageFrame, problem: CodeProblem | null): string {
  const texts = secondFactorTexts[frame.language].code;
  const { errorPrefix } = pageTexts[frame.language].signIn;
  const errorOf = (field: CodeProblem['field']) => (problem?.field === field ? problem.text : null);
  const content = html`<form method="post" novalidate>
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
    </form>
    <details ${problem?.field === 'recovery_code' ? html`open` : null}>
      <summary>${texts.noApp}</summary>
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
  const { title, intro } = texts;
  return renderStepPage(frame, { title, intro, problem: problem?.text ?? null, content });
}
