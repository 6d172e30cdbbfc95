import { html } from '../../platform/html/html.ts';
import { renderPage, type PageFrame } from './page-frame.ts';
import { secondFactorTexts } from './second-factor-texts.ts';

/** The codes as a text file, one a line, that the browser keeps without asking the server for them again. */
const textFileUrl = (codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`;

/** Shows the recovery codes. They cannot be shown again, so the page has no language switch. */
export function renderRecoveryCodesPage(frame: PageFrame, codes: readonly string[]): string {
  const texts = secondFactorTexts[frame.language].recoveryCodes;
  const content = html`<h1>${texts.title}</h1>
    <p class="intro">${texts.intro}</p>
    <p><strong>${texts.once}</strong></p>
    <ul class="codes" aria-label="${texts.list}">
      ${codes.map((code) => html`<li><code>${code}</code></li>`)}
    </ul>
    <p><a href="${textFileUrl(codes)}" download="${texts.fileName}">${texts.download}</a></p>
    <form method="post">
      <button class="button" type="submit">${texts.submit}</button>
    </form>`;
  return renderPage(frame, { title: texts.title, content });
}
