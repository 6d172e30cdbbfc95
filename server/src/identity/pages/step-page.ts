import { html, type Html } from '../../platform/html/html.ts';
import { languageSwitch, renderPage, type PageFrame } from './page-frame.ts';
import { pageTexts } from './page-texts.ts';
import { renderProblemSummary } from './problem-summary.ts';
import { secondFactorTexts } from './second-factor-texts.ts';

/** The content of a page of a step between the password and the application. */
interface StepPage {
  readonly title: string;
  readonly intro: string;
  /** The error in the submitted form. */
  readonly problem: string | null;
  readonly content: Html;
  /** Path of a script below the issuer. */
  readonly script?: string;
}

/** Renders a step after the password, with a link to sign in with another account. */
export function renderStepPage(frame: PageFrame, page: StepPage): string {
  const texts = pageTexts[frame.language].signIn;
  const content = html`<h1>${page.title}</h1>
    <p class="intro">${page.intro}</p>
    ${page.problem === null ? null : renderProblemSummary(texts.problemTitle, html`<p>${page.problem}</p>`)}
    ${page.content}
    <form method="post">
      <input type="hidden" name="lang" value="${frame.language}" />
      <button class="link" type="submit" name="restart" value="yes">
        ${secondFactorTexts[frame.language].otherAccount}
      </button>
    </form>`;
  const title = page.problem === null ? page.title : `${texts.errorPrefix} ${page.title}`;
  return renderPage(frame, {
    title,
    content,
    after: languageSwitch(frame.language),
    ...(page.script !== undefined && { script: page.script }),
  });
}
