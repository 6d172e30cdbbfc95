import type { ParseFormula } from './syntax/parse-formula.ts';
import { parseTextTemplate, type TextTemplate } from './text-template.ts';

const tags = /(<[^>]*>)/;
/** Text on both sides of these is not in one line. */
const blockTags = /<\/?(?:p|ul|ol|li|h\d|br|div|blockquote|table|tr|td|th)\b[^>]*>/g;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Parses the formulas between the tags of structural HTML; text inside a tag is never a formula. */
export function parseHtmlTemplate(html: string, parse: ParseFormula): TextTemplate {
  let at = 0;
  const pieces = html.split(tags).map((piece, index): TextTemplate => {
    const from = at;
    at += piece.length;
    if (index % 2 === 1) return { parts: [piece], issues: [] };
    const { parts, issues } = parseTextTemplate(piece, parse, decodeEntities);
    return {
      parts,
      issues: issues.map((issue) => ({ ...issue, from: issue.from + from, to: issue.to + from })),
    };
  });
  return {
    parts: pieces.flatMap(({ parts }) => parts),
    issues: pieces.flatMap(({ issues }) => issues),
  };
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity);
}

/** Returns the words of structural HTML in one line. */
export function textOfHtml(html: string): string {
  const words = html.replace(blockTags, ' ').replace(/<[^>]*>/g, '');
  return decodeEntities(words).replace(/\s+/gu, ' ').trim();
}
