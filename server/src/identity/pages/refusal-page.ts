import type { SignInRefusal } from '@form-builder/core/sign-in/sign-in-failures.ts';
import { html, type Html } from '../../platform/html/html.ts';
import { languageSwitch, renderPage, type PageFrame } from './page-frame.ts';
import { providerTexts } from './provider-texts.ts';

/** Somebody who can give access. */
export interface Helper {
  readonly name: string;
  readonly email: string;
}

/** Why a person whom an outside provider authenticated has no access, and whom to ask. */
export interface RefusalPage {
  readonly reason: SignInRefusal;
  readonly provider: string;
  /** The text of the administrator; `null`: the helpers are named. */
  readonly contact: string | null;
  readonly helpers: readonly Helper[];
  /** The address of the login page. */
  readonly back: string;
}

/** Renders the page of a person without access. */
export function renderRefusalPage(frame: PageFrame, page: RefusalPage): string {
  const texts = providerTexts[frame.language];
  const content = html`<h1>${texts.refusedTitle}</h1>
    <p>${texts.refusals[page.reason](page.provider)}</p>
    ${whomToAsk(frame, page)}
    <a class="button" href="${page.back}">${texts.back}</a>`;
  return renderPage(frame, {
    title: texts.refusedTitle,
    content,
    after: languageSwitch(frame.language),
  });
}

function whomToAsk({ language }: PageFrame, { contact, helpers }: RefusalPage): Html {
  const texts = providerTexts[language];
  if (contact !== null && contact !== '')
    return html`<p>${texts.ask}</p>
      <p class="contact">${contact}</p>`;
  if (helpers.length === 0) return html`<p>${texts.askYourAdministrator}</p>`;
  return html`<p>${texts.ask}</p>
    <ul>
      ${helpers.map(({ name, email }) => html`<li>${name}, <a href="mailto:${email}">${email}</a></li>`)}
    </ul>`;
}
