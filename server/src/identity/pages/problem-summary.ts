import { html, type Html } from '../../platform/html/html.ts';

/** The error summary above the form; takes focus, so that a screen reader starts there. */
export function renderProblemSummary(title: string, content: Html): Html {
  return html`<div class="problem" role="alert" tabindex="-1" autofocus>
    <h2>${title}</h2>
    ${content}
  </div>`;
}
