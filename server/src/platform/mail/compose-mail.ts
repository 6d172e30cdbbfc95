import { html, type Html } from '../html/html.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Mail } from './mail.ts';

/** What a mail says, once: the plain and the formatted text are made from it. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

/** A paragraph, a code in large type, or an address to follow. */
export type MailPart =
  | { readonly text: string }
  | { readonly code: string }
  | { readonly label: string; readonly address: string };

/** The same words as plain text and as simple HTML. */
export function composeMail({
  language,
  subject,
  parts,
}: MailContent): Pick<Mail, 'subject' | 'text' | 'html'> {
  return {
    subject,
    text: `${parts.map(plain).join('\n\n')}\n`,
    html: `<!doctype html>\n${
      html`<html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body
          style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1a1a1a;background:#fff"
        >
          <div style="max-width:560px">${parts.map(formatted)}</div>
        </body>
      </html>`.markup
    }`,
  };
}

function plain(part: MailPart): string {
  if ('text' in part) return part.text;
  if ('code' in part) return part.code;
  return `${part.label}:\n${part.address}`;
}

function formatted(part: MailPart): Html {
  if ('text' in part) {
    return html`<p style="margin:0 0 16px;white-space:pre-line">${part.text}</p>`;
  }
  if ('code' in part) {
    return html`<p style="margin:0 0 16px;font-size:28px;font-weight:bold;letter-spacing:4px">
      ${part.code}
    </p>`;
  }
  return html`<p style="margin:0 0 16px">
    <a href="${part.address}" style="color:#154273;font-weight:bold">${part.label}</a>
  </p>`;
}
