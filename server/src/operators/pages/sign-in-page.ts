import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { MessageId } from '@form-builder/core/messages/message-ids.ts';
import { html } from '../../platform/html/html.ts';
import type { AppContext } from '../../platform/http/app-environment.ts';
import { pagePath } from '../sessions/operator-sessions.ts';
import { sendOperatorPage } from './operator-page.ts';

/** Why the page with the form is shown again. */
export interface SignInProblem {
  readonly text: MessageId;
  /** 200 for a session that ended, which no sign-in failed for. */
  readonly status: 200 | 401 | 429;
}

/** Sends the page on which an operator signs in with a token, which is posted and never in a URL. */
export function sendSignInPage(c: AppContext, problem?: SignInProblem): Response {
  const translate = translatorOf(c.get('language'));
  const title = translate('operator.page.sign_in.title');
  const summary =
    problem === undefined
      ? null
      : html`<div class="problem" role="alert">
          ${problem.status === 200 ? null : html`<h2>${translate('operator.page.sign_in.problem')}</h2>`}
          <p id="problem">${translate(problem.text)}</p>
        </div>`;
  const invalid =
    problem?.status === 401
      ? html` aria-invalid="true" aria-describedby="hint problem"`
      : html` aria-describedby="hint"`;
  const content = html`<div class="panel">
    <h1>${title}</h1>
    <p class="intro">${translate('operator.page.sign_in.intro')}</p>
    ${summary}
    <form method="post" action="${pagePath}/sign-in">
      <div class="field">
        <label for="token">${translate('operator.page.sign_in.token')}</label>
        <p class="hint" id="hint">${translate('operator.page.sign_in.hint')}</p>
        <input
          id="token"
          name="token"
          type="password"
          autocomplete="off"
          spellcheck="false"
          maxlength="200"
          required
          ${invalid}
        />
      </div>
      <button class="button" type="submit">${translate('operator.page.sign_in.submit')}</button>
    </form>
  </div>`;
  return sendOperatorPage(c, { title, content, status: problem?.status ?? 200 });
}
