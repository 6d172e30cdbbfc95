import type { Language } from '@form-builder/core/messages/languages.ts';
import { html, type Html } from '../../platform/html/html.ts';
import { languageSwitch, renderPage, type PageFrame } from './page-frame.ts';
import { passkeyScriptAsset } from './page-assets.ts';
import { renderPasskeyForm } from './passkey-form.ts';
import { renderField } from './page-field.ts';
import { pageTexts, type PageTexts } from './page-texts.ts';
import { providerTexts } from './provider-texts.ts';
import { renderProblemSummary } from './problem-summary.ts';

/** The reason for showing the page again. */
export type SignInProblem =
  | { readonly code: 'missing'; readonly email: boolean; readonly password: boolean }
  | { readonly code: 'refused' }
  | { readonly code: 'busy' }
  | { readonly code: 'passkeyFailed' }
  | { readonly code: 'emergencyOnly' }
  | {
      readonly code: 'providerFailed' | 'providerCancelled';
      /** Its name. */
      readonly provider: string;
    }
  | { readonly code: 'throttled'; readonly minutes: number };

interface SignInPage {
  readonly email: string;
  readonly problem: SignInProblem | null;
  /** The options for a passkey as JSON; `null` when nobody has one. */
  readonly passkey: string | null;
  /** The outside providers of the organisation. */
  readonly providers: readonly { readonly id: string; readonly name: string }[];
  /** Only root signs in with a password. */
  readonly isPasswordForEmergencies: boolean;
}

type Texts = PageTexts['signIn'];

/** The login page; a password works without JavaScript. */
export function renderSignInPage(frame: PageFrame, page: SignInPage): string {
  const texts = pageTexts[frame.language].signIn;
  const { problem } = page;
  const content = html`<h1>${texts.title}</h1>
    <p class="intro">${texts.intro}</p>
    ${problem && renderProblemSummary(texts.problemTitle, problemText(frame, problem))}
    ${page.providers.length === 0 ? null : providerLinks(frame, page)}
    ${page.isPasswordForEmergencies ? emergencyForms(frame, page) : localForms(frame, page)}`;
  const title = problem ? `${texts.errorPrefix} ${texts.title}` : texts.title;
  return renderPage(frame, {
    title,
    content,
    after: languageSwitch(frame.language),
    ...(page.passkey !== null && { script: passkeyScriptAsset.path }),
  });
}

/**
 * Links instead of forms: the Content-Security-Policy lets forms go to this origin only, redirects included. The first
 * provider is the main way to sign in where it is the only one.
 */
function providerLinks({ language }: PageFrame, page: SignInPage): Html {
  const texts = providerTexts[language];
  const look = page.isPasswordForEmergencies ? 'button' : 'button secondary';
  return html`<ul class="providers">
      ${page.providers.map(
        ({ id, name }) =>
          html`<li>
            <a class="${look}" href="?provider=${id}&amp;lang=${language}"
              >${texts.signInWith(name)}</a
            >
          </li>`,
      )}
    </ul>
    ${page.isPasswordForEmergencies ? null : html`<p class="or">${texts.or}</p>`}`;
}

/** The form for root, which stays closed until it is needed. */
function emergencyForms(frame: PageFrame, page: SignInPage): Html {
  const isUsed = page.problem !== null && !('provider' in page.problem);
  return html`<details${isUsed ? html` open` : null}>
    <summary>${providerTexts[frame.language].emergency}</summary>
    ${localForms(frame, page)}
  </details>`;
}

function localForms(frame: PageFrame, page: SignInPage): Html {
  const texts = pageTexts[frame.language].signIn;
  return html`<form method="post" novalidate>
      <input type="hidden" name="lang" value="${frame.language}" />
      ${fields(texts, page)}
      <button class="button" type="submit">${texts.submit}</button>
    </form>
    ${page.passkey === null ? null : renderPasskeyForm(frame, page.passkey)}
    <p><a href="/forgot-password">${texts.forgotten}</a></p>`;
}

/** Focuses the first field to fill in, unless an error summary takes the focus. */
function fields(texts: Texts, { email, problem, providers }: SignInPage): Html[] {
  const missing = problem?.code === 'missing' ? problem : null;
  return [
    renderField({
      errorPrefix: texts.errorPrefix,
      name: 'email',
      label: texts.email,
      error: missing?.email ? texts.emailMissing : null,
      control: html`type="email" autocomplete="username" autocapitalize="none" spellcheck="false"
      maxlength="254" value="${email}"`,
      hasFocus: problem === null && email === '' && providers.length === 0,
    }),
    renderField({
      errorPrefix: texts.errorPrefix,
      name: 'password',
      label: texts.password,
      error: missing?.password ? texts.passwordMissing : null,
      control: html`type="password" autocomplete="current-password" maxlength="200"`,
      hasFocus: problem === null && email !== '' && providers.length === 0,
    }),
  ];
}

function problemText({ language }: PageFrame, problem: SignInProblem): Html {
  const texts = pageTexts[language].signIn;
  if (problem.code === 'missing') {
    return html`<ul>
      ${problem.email ? html`<li><a href="#email">${texts.emailMissing}</a></li>` : null}
      ${problem.password ? html`<li><a href="#password">${texts.passwordMissing}</a></li>` : null}
    </ul>`;
  }
  return html`<p>${sentenceOf(language, problem)}</p>`;
}

function sentenceOf(
  language: Language,
  problem: Exclude<SignInProblem, { code: 'missing' }>,
): string {
  const texts = pageTexts[language].signIn;
  const outside = providerTexts[language];
  switch (problem.code) {
    case 'throttled':
      return texts.throttled(problem.minutes);
    case 'emergencyOnly':
      return outside.emergencyOnly;
    case 'providerFailed':
      return outside.failed(problem.provider);
    case 'providerCancelled':
      return outside.cancelled(problem.provider);
    default:
      return texts[problem.code];
  }
}
