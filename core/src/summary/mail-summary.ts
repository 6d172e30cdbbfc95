import { encodeHtml } from '../formats/encode-html.ts';
import type { SummaryItem, SummarySection } from './summary.ts';

/** A summary for an e-mail. */
export interface MailSummary {
  readonly text: string;
  /** Headings and tables only, for mail programs; every answer is escaped. */
  readonly html: string;
}

/** Writes a summary for an e-mail, in plain text and in HTML. */
export function mailSummary(sections: readonly SummarySection[]): MailSummary {
  return {
    text: sections.map(textOfSection).join('\n\n'),
    html: sections
      .map(({ title, items }) => `<h2>${encodeHtml(title)}</h2>${htmlOf(items, 3)}`)
      .join(''),
  };
}

function textOfSection({ title, items }: SummarySection): string {
  return [title, '='.repeat(Math.max(3, title.length)), ...linesOf(items, '')].join('\n');
}

function linesOf(items: readonly SummaryItem[], indent: string): readonly string[] {
  const deeper = `${indent}  `;
  return items.flatMap((item) => {
    if (item.kind === 'answer') return [`${indent}${item.label}: ${hang(item.value, deeper)}`];
    if (item.kind === 'group') return [`${indent}${item.label}`, ...linesOf(item.items, deeper)];
    return item.rows.flatMap((row) => [`${indent}${row.label}`, ...linesOf(row.items, deeper)]);
  });
}

/** Indents the other lines of an answer below its label. */
const hang = (value: string, indent: string) => value.replace(/\r?\n/g, `\n${indent}`);

function htmlOf(items: readonly SummaryItem[], level: number): string {
  return tablesOf(items)
    .map((part) => (Array.isArray(part) ? tableOf(part) : blockOf(part, level)))
    .join('');
}

type Answer = Extract<SummaryItem, { kind: 'answer' }>;
type Block = Exclude<SummaryItem, Answer>;

/** Consecutive answers share a table. */
function tablesOf(items: readonly SummaryItem[]): readonly (Answer[] | Block)[] {
  const parts: (Answer[] | Block)[] = [];
  for (const item of items) {
    const last = parts.at(-1);
    if (item.kind !== 'answer') parts.push(item);
    else if (Array.isArray(last)) last.push(item);
    else parts.push([item]);
  }
  return parts;
}

function tableOf(answers: readonly Answer[]): string {
  const rows = answers.map(
    ({ label, value }) =>
      `<tr><th align="left" valign="top" scope="row">${encodeHtml(label)}</th>` +
      `<td>${encodeHtml(value).replace(/\r?\n/g, '<br>')}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

function blockOf(block: Block, level: number): string {
  const parts = block.kind === 'group' ? [block] : block.rows;
  return parts
    .map(({ label, items }) => `${heading(label, level)}${htmlOf(items, Math.min(level + 1, 6))}`)
    .join('');
}

const heading = (label: string, level: number) => `<h${level}>${encodeHtml(label)}</h${level}>`;
