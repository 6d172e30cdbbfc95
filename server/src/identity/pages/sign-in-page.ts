import { html, type Html } from '../../platform/html/html.ts';
import { languageSwitch, renderPage, type PageFrame } from './page-frame.ts';
import { pageTexts, type PageTexts } from './page-texts.ts';

/** Why the page is shown again. */
export type SignInProblem =
  | { readonly code: 'missing'; readonly email: boolean; readonly password: boolean }
  | { readonly code: 'refused' }
  | { readonly code: 'busy' }
  | { readonly code: 'throttled'; readonly minutes: number };

interface SignInPage {
  readonly email: string;
  readonly problem: SignInProblem | null;
}

type Texts = PageTexts['signIn'];

/** The login page; works without JavaScript. */
export function renderSignInPage(frame: PageFrame, page: SignInPage): string {
  const texts = pageTexts[frame.language].signIn;
  const { problem } = page;
  const content = html`<h1>${texts.title}</h1>
    <p class="intro">${texts.intro}</p>
    ${problem && problemSummary(texts, problem)}
    <form method="post" novalidate>
      <input type="hidden" name="lang" value="${frame.language}" />
      ${fields(texts, page)}
      <button class="button" type="submit">${texts.submit}</button>
    </form>`;
  const title = problem ? `${texts.errorPrefix} ${texts.title}` : texts.title;
  return renderPage(frame, { title, content, after: languageSwitch(frame.language) });
}

/** Focus goes to what is to be filled in next, unless there is a problem to read first. */
function fields(texts: Texts, { email, problem }: SignInPage): Html[] {
  const missing = problem?.code === 'missing' ? problem : null;
  return [
    field(texts, {
      name: 'email',
      label: texts.email,
      error: missing?.email ? texts.emailMissing : null,
      control: html`type="email" autocomplete="username" autocapitalize="none" spellcheck="false"
      maxlength="254" value="${email}"`,
      hasFocus: problem === null && email === '',
    }),
    field(texts, {
      name: 'password',
      label: texts.password,
      error: missing?.password ? texts.passwordMissing : null,
      control: html`type="password" autocomplete="current-password" maxlength="200"`,
      hasFocus: problem === null && email !== '',
    }),
  ];
}

/** Takes focus, so that a screen reader begins with what went wrong. */
function problemSummary(texts: Texts, problem: SignInProblem): Html {
  return html`<div class="problem" role="alert" tabindex="-1" autofocus>
    <h2>${texts.problemTitle}</h2>
    ${problemText(texts, problem)}
  </div>`;
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

interface Field {
  readonly name: 'email' | 'password';
  readonly label: string;
  readonly error: string | null;
  readonly control: Html;
  readonly hasFocus: boolean;
}

function field(texts: Texts, { name, label, error, control, hasFocus }: Field): Html {
  const marks = error === null ? null : html` aria-invalid="true" aria-describedby="${name}-error"`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${error === null ? null : html`<p class="error" id="${name}-error">${texts.errorPrefix} ${error}</p>`}
    <input
      id="${name}"
      name="${name}"
      required
      ${control}${marks}${hasFocus ? html` autofocus` : null}
    />
  </div>`;
}
