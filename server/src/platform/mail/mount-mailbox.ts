import type { Hono } from 'hono';
import { html, type Html } from '../html/html.ts';
import type { AppEnvironment } from '../http/app-environment.ts';
import type { ResolveTenant } from '../http/tenancy/tenancy.ts';
import type { StoredMail, Mailbox } from './mailbox.ts';

export const mailboxPath = '/dev/mailbox';
const stylePath = '/dev/mailbox.css';

const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page with unsent mails: available only when no mail server is configured. */
export function mountMailbox(
  app: Hono<AppEnvironment>,
  mailbox: Mailbox,
  resolveTenant: ResolveTenant,
): void {
  app.get(mailboxPath, async (c) => {
    c.set('route', mailboxPath);
    const tenant = await resolveTenant(c.env.incoming);
    c.set('tenant', tenant);
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    // Links in mails give access to a visitor's draft: no other site may receive the page's address.
    c.header('Referrer-Policy', 'no-referrer');
    return c.html(renderMailbox(tenant.name, mailbox.list(tenant)));
  });
  app.get(stylePath, (c) => {
    c.set('route', stylePath);
    c.header('Content-Type', 'text/css; charset=utf-8');
    return c.body(style);
  });
}

function renderMailbox(organisation: string, mails: readonly StoredMail[]): string {
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <title>Mailbox - ${organisation}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href="${stylePath}" />
      </head>
      <body>
        <main>
          <h1>Mailbox</h1>
          <p class="about">
            Er is geen mailserver ingesteld. Mails van ${organisation} komen daarom hier terecht, de
            nieuwste bovenaan. Ververs de pagina om nieuwe te zien.
          </p>
          ${mails.length === 0 ? html`<p class="empty">Er zijn nog geen mails verstuurd.</p>` : mails.map(renderMail)}
        </main>
      </body>
    </html> `.markup;
}

function renderMail({ id, at, to, sender, subject, text }: StoredMail): Html {
  const instant = new Date(at).toISOString();
  return html`<article aria-labelledby="mail-${id}">
    <h2 id="mail-${id}">${subject}</h2>
    <dl>
      <div>
        <dt>Aan</dt>
        <dd>${to}</dd>
      </div>
      <div>
        <dt>Van</dt>
        <dd>${sender}</dd>
      </div>
      <div>
        <dt>Op</dt>
        <dd><time datetime="${instant}">${instant}</time></dd>
      </div>
    </dl>
    <div class="text">${withLinks(text)}</div>
  </article> `;
}

/** Turns the addresses in the text into links. */
function withLinks(text: string): readonly Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

const style = `:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { box-sizing: border-box; max-width: 48rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
.about { margin: 0.5rem 0 2rem; max-width: 40rem; opacity: 0.8; }
.empty { padding: 2rem 1rem; border: 1px dashed; border-radius: 0.5rem; text-align: center; }
article { margin: 0 0 1.5rem; border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); border-radius: 0.5rem; padding: 1rem 1.25rem; }
h2 { margin: 0 0 0.5rem; font-size: 1.125rem; }
dl { margin: 0 0 1rem; font-size: 0.875rem; opacity: 0.8; }
dl div { display: flex; gap: 0.5rem; }
dt { width: 3rem; }
dd { margin: 0; overflow-wrap: anywhere; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; }
`;
