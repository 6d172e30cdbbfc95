import { html, type Html } from '../../platform/html/html.ts';
import { languageSwitch, renderPage, type PageFrame } from './page-frame.ts';
import { passkeyScriptAsset } from './page-assets.ts';
import { renderPasskeyForm } from './passkey-form.ts';
import { renderField } from './page-field.ts';
import { pageTexts, type PageTexts } from './page-texts.ts';
import { renderProblemSummary } from './problem-summary.ts';

/** The reason for showing the page again. */
export type SignInProblem =
  | { readonly code: 'missing'; readonly email: boolean; readonly password: boolean }
  | { readonly code: 'refused' }
  | { readonly code: 'busy' }
  | { readonly code: 'passkeyFailed' }
  | { readonly code: 'throttled'; readonly minutes: number };

interface SignInPage {
  readonly email: string;
  readonly problem: SignInProblem | null;
  /** The options for a passkey as JSON; `null` when nobody has one. */
  readonly passkey: string | null;
}

type Texts = PageTexts['signIn'];

/** The login page; a password works without JavaScript. */
export function renderSignInPage(frame: PageFrame, page: SignInPage): string {
  const texts = pageTexts[frame.language].signIn;
  const { problem } = page;
  const content = html`<h1>${texts.title}</h1>
    <p class="intro">${texts.intro}</p>
    ${problem && renderProblemSummary(texts.problemTitle, problemText(texts, problem))}
    <form method="post" novalidate>
      <input type="hidden" name="lang" value="${frame.language}" />
      ${fields(texts, page)}
      <button class="button" type="submit">${texts.submit}</button>
    </form>
    ${page.passkey === null ? null : renderPasskeyForm(frame, page.passkey)}
    <p><a href="/forgot-password">${texts.forgotten}</a></p>`;
  const title = problem ? `${texts.errorPrefix} ${texts.title}` : texts.title;
  return renderPage(frame, {
    title,
    content,
    after: languageSwitch(frame.language),
    ...(page.passkey !== null && { script: passkeyScriptAsset.path }),
  });
}

/** Focuses the first field to fill in, unless an error summary takes the focus. */
function fields(texts: Texts, { email, problem }: SignInPage): Html[] {
  const missing = problem?.code === 'missing' ? problem : null;
  return [
    renderField({
      errorPrefix: texts.errorPrefix,
      name: 'email',
      label: texts.email,
      error: missing?.email ? texts.emailMissing : null,
      control: html`type="email" autocomplete="username" autocapitalize="none" spellcheck="false"
      maxlength="254" value="${email}"`,
      hasFocus: problem === null && email === '',
    }),
    renderField({
      errorPrefix: texts.errorPrefix,
      name: 'password',
      label: texts.password,
      error: missing?.password ? texts.passwordMissing : null,
      control: html`type="password" autocomplete="current-password" maxlength="200"`,
      hasFocus: problem === null && email !== '',
    }),
  ];
}

function problemText(texts: Texts, problem: SignInProblem): Html {
  if (problem.code === 'missing') {
    return html`<ul>
      ${problem.email ? html`<li><a href="#email">${texts.emailMissing}</a></li>` : null}
      ${problem.password ? html`<li><a href="#password">${texts.passwordMissing}</a></li>` : null}
    </ul>`;
  }
  const text =
    problem.code === 'throttled' ? texts.throttled(problem.minutes) : texts[problem.code];
  return html`<p>${text}</p>`;
}
