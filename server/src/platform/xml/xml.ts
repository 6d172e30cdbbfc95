import { escapeExactly } from './escape-xml.ts';

/** XML that is safe to send: every inserted value was escaped. */
export class Xml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Control characters, halves of characters of two code units, and two code points of Unicode that are none. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

type Part = string | number | Xml | null | readonly Xml[];

/**
 * Builds XML; inserts XML and lists of XML unchanged, and escapes text, without the characters that XML 1.0 cannot
 * contain.
 */
export function xml(strings: TemplateStringsArray, ...parts: readonly Part[]): Xml {
  return new Xml(strings.map((string, index) => string + render(parts[index] ?? null)).join(''));
}

function render(part: Part): string {
  if (part === null) return '';
  if (part instanceof Xml) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeExactly(String(part).replace(notInXml, ''));
}
