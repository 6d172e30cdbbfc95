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
 * The page that sends the browser on with a form, because what it sends says who somebody is: that must not be in an
 * address, which ends up in histories and logs.
 */
export function renderDeparturePage(
  frame: PageFrame,
  {
    provider,
    endpoint,
    parameters,
  }: {
    readonly provider: string;
    readonly endpoint: string;
    readonly parameters: Readonly<Record<string, string>>;
  },
): string {
  const { title, text, submit } = pageTexts[frame.language].departure;
  const fields = Object.entries(parameters).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const content = html`<h1>${title(provider)}</h1>
    <p class="intro">${text}</p>
    <form method="post" action="${endpoint}">
      ${fields}
      <button class="button" type="submit">${submit}</button>
    </form>`;
  return renderPage(frame, { title: title(provider), content, script: signOutScriptAsset.path });
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
