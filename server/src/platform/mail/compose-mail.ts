import { html, type Html } from '../html/html.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Mail } from './mail.ts';
import { frameMail, linkColour, type MailLook } from './frame-mail.ts';

/** The content of a mail; the plain and the formatted text are derived from it. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly MailPart[];
  readonly look: MailLook;
}

/** A paragraph, a code in large type, a link, a list of facts, or separate plain and formatted text. */
export type MailPart =
  | { readonly text: string }
  | { readonly code: string }
  | { readonly label: string; readonly address: string }
  | { readonly rows: readonly { readonly label: string; readonly value: string }[] }
  | { readonly plain: string; readonly formatted: Html };

/** Renders the same content as plain text and as simple HTML. */
export function composeMail({
  language,
  subject,
  parts,
  look,
}: MailContent): Pick<Mail, 'subject' | 'text' | 'html'> {
  const content = parts.map((part) => formatted(part, look));
  return {
    subject,
    text: `${parts.map(plain).join('\n\n')}\n`,
    html: `<!doctype html>\n${frameMail({ language, subject, content, look }).markup}`,
  };
}

function plain(part: MailPart): string {
  if ('text' in part) return part.text;
  if ('code' in part) return part.code;
  if ('rows' in part) return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
  if ('plain' in part) return part.plain;
  return `${part.label}:\n${part.address}`;
}

function formatted(part: MailPart, look: MailLook): Html {
  if ('text' in part) {
    return html`<p style="margin:0 0 16px;white-space:pre-line">${part.text}</p>`;
  }
  if ('code' in part) {
    return html`<p style="margin:0 0 16px;font-size:28px;font-weight:bold;letter-spacing:4px">
      ${part.code}
    </p>`;
  }
  if ('rows' in part) {
    return html`<table class="facts" style="margin:0 0 16px">
      ${part.rows.map(
        ({ label, value }) =>
          html`<tr>
            <th align="left" valign="top" scope="row">${label}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </table>`;
  }
  if ('formatted' in part) return part.formatted;
  return html`<p style="margin:0 0 16px">
    <a href="${part.address}" style="color:${linkColour(look)};font-weight:bold">${part.label}</a>
  </p>`;
}
