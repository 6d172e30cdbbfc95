import { html } from '../../platform/html/html.ts';
import { signOutScriptAsset } from './page-assets.ts';
import { renderPage, type PageFrame } from './page-frame.ts';
import { pageTexts } from './page-texts.ts';

/** A page with a message and a link to the start of the application. */
export function renderNoticePage(
  frame: PageFrame,
  notice: 'expired' | 'signedOut' | 'error',
): string {
  const { title, text, action } = pageTexts[frame.language][notice];
  const content = html`<h1>${title}</h1>
    <p class="intro">${text}</p>
    <a class="button" href="/">${action}</a>`;
  return renderPage(frame, { title, content });
}

/**
 * The sign-out page around the provider's own form. `isAsked`: the application asked for confirmation and
 * proved whose session it is, so the form submits itself.
 */
export function renderSignOutPage(
  frame: PageFrame,
  form: { readonly action: string; readonly secret: string },
  isAsked: boolean,
): string {
  const { title, text, submit } = pageTexts[frame.language].signOut;
  const content = html`<h1>${title}</h1>
    <p class="intro">${text}</p>
    <form method="post" action="${form.action}">
      <input type="hidden" name="xsrf" value="${form.secret}" />
      <input type="hidden" name="logout" value="yes" />
      <button class="button" type="submit">${submit}</button>
    </form>`;
  return renderPage(frame, { title, content, ...(isAsked && { script: signOutScriptAsset.path }) });
}
