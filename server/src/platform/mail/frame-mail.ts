import type { Language } from '@form-builder/core/messages/languages.ts';
import { contrastRatio } from '@form-builder/core/theme/contrast.ts';
import { html, Html } from '../html/html.ts';

/** The branding of a mail: the tenant's name, colour and logo. */
export interface MailLook {
  readonly organisation: string;
  /** A hexadecimal colour such as `#154273`; `null` for the product's default. */
  readonly colour: string | null;
  /** An absolute URL; `null` shows the organisation's name instead. */
  readonly logo: string | null;
}

interface FramedMail {
  readonly language: Language;
  readonly subject: string;
  readonly content: readonly Html[];
  readonly look: MailLook;
}

const ownColour = '#154273';
const paper = '#ffffff';

/** Mail programs without support for style sheets show plain tables. */
const style = `h2 { margin: 24px 0 8px; font-size: 18px; }
h3, h4, h5, h6 { margin: 16px 0 4px; font-size: 16px; }
table.facts, .answers table { width: 100%; border-collapse: collapse; }
.facts th, .facts td, .answers th, .answers td { padding: 8px 12px 8px 0; border-bottom: 1px solid #d9d9d9;
  text-align: left; vertical-align: top; overflow-wrap: anywhere; }
.facts th, .answers th { width: 40%; font-weight: bold; }
@media (max-width: 480px) {
  .mail-cell { padding-left: 16px !important; padding-right: 16px !important; }
  .answers th, .answers td { display: block; width: auto !important; padding: 8px 0 0; border: 0; }
  .answers td { padding: 0 0 8px; border-bottom: 1px solid #d9d9d9; }
}`;

/** The HTML page of a mail: built with tables, the only layout that mail programs support. */
export function frameMail({ language, subject, content, look }: FramedMail): Html {
  return html`<html lang="${language}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light" />
      <title>${subject}</title>
      <style>
        ${new Html(style)}
      </style>
    </head>
    <body style="margin:0;background:#f3f3f3;font:16px/1.5 Arial,sans-serif;color:#1a1a1a">
      <table role="presentation" width="100%" cellspacing="0" cellpadding="0">
        <tr>
          <td align="center" style="padding:24px 8px">
            <table
              role="presentation"
              width="100%"
              cellspacing="0"
              cellpadding="0"
              style="max-width:600px;background:${paper};border-top:6px solid ${look.colour ?? ownColour}"
            >
              <tr>
                <td class="mail-cell" style="padding:24px 32px 8px">${headOf(look)}</td>
              </tr>
              <tr>
                <td class="mail-cell" style="padding:16px 32px 24px">${content}</td>
              </tr>
            </table>
          </td>
        </tr>
      </table>
    </body>
  </html>`;
}

function headOf({ logo, organisation }: MailLook): Html {
  return logo === null
    ? html`<strong style="font-size:20px">${organisation}</strong>`
    : html`<img src="${logo}" alt="${organisation}" height="48" style="max-height:48px" />`;
}

/** The tenant's colour if its contrast on white is sufficient (WCAG 1.4.3). */
export function linkColour({ colour }: MailLook): string {
  return colour !== null && (contrastRatio(colour, paper) ?? 0) >= 4.5 ? colour : ownColour;
}
