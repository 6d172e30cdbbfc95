import type { IncomingMessage, ServerResponse } from 'node:http';
import { html, type Html } from '../src/platform/html/html.ts';
import { pageStyle } from '../src/platform/html/page-style.ts';

/** What the pages of simulators need besides the style of the sign-in pages. */
const simulatorStyle = `${pageStyle}
.simulated { background: #4a2377; color: #fff; text-align: center; padding: 0.5rem 1rem; margin: 0; }
main { max-width: 36rem; padding-block-start: 2rem; }
fieldset { border: 0; margin: 0 0 1.5rem; padding: 0; min-width: 0; }
legend { font-weight: 700; padding: 0; margin: 0 0 0.5rem; }
.choice { display: flex; gap: 0.75rem; align-items: center; min-height: 2.75rem; margin: 0; padding: 0.375rem 0.75rem; border: 1px solid var(--line); font-weight: 400; cursor: pointer; }
.choice + .choice { border-block-start: 0; }
.choice input { width: 1.25rem; min-height: 1.25rem; height: 1.25rem; margin: 0; padding: 0; flex: none; }
.choice small { color: var(--muted); display: block; font-size: 0.875rem; }
.actions { display: grid; gap: 0.75rem; }
.plain { background: var(--paper); color: var(--accent); border-color: var(--accent); }
.plain:hover { background: var(--ground); color: var(--accent-dark); }
.amount { font-size: 2rem; font-weight: 700; line-height: 1.2; margin: 0 0 1.5rem; }
`;

const headers: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
};

/** A page of a simulator. */
export interface SimulatorPage {
  /** The simulator, as people know it. */
  readonly name: string;
  /** The first part of its path. */
  readonly base: string;
  readonly title: string;
  readonly content: Html;
  /** Sends the page's only form by itself. */
  readonly submitsItself?: boolean;
}

/** The markup of a page, which says on top that nothing on it is real. */
export function renderSimulatorPage(page: SimulatorPage): string {
  const { name, base, title, content, submitsItself = false } = page;
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${name}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/${base}/simulator.css" />
        ${submitsItself ? html`<script src="/${base}/submit.js" defer></script>` : null}
      </head>
      <body>
        <p class="simulated">${name}: alleen om te proberen. Niets hier is echt.</p>
        <main>
          <div class="panel">
            <h1>${title}</h1>
            ${content}
          </div>
        </main>
      </body>
    </html>`.markup;
}

/** Sends a page of a simulator. */
export function sendSimulatorPage(
  response: ServerResponse,
  page: SimulatorPage,
  status = 200,
): void {
  response.writeHead(status, headers).end(renderSimulatorPage(page));
}

/** The headers of a page that something else sends. */
export const simulatorHeaders = headers;

/** Answers a request for a file of the pages; false when it asks for something else. */
export function sendSimulatorFile(request: IncomingMessage, response: ServerResponse): boolean {
  const path = request.url ?? '';
  if (path.endsWith('/simulator.css')) {
    response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(simulatorStyle);
    return true;
  }
  if (!path.endsWith('/submit.js')) return false;
  response
    .writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' })
    .end("document.querySelector('form').submit();\n");
  return true;
}
