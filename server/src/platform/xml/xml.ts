import { escapeExactly } from './escape-xml.ts';

/** XML that is safe to send: every inserted value was escaped. */
export class Xml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Xml | null | readonly Xml[];

/** Builds XML; escapes text, and inserts XML and lists of XML unchanged. */
export function xml(strings: TemplateStringsArray, ...parts: readonly Part[]): Xml {
  return new Xml(strings.map((string, index) => string + render(parts[index] ?? null)).join(''));
}

function render(part: Part): string {
  if (part === null) return '';
  if (part instanceof Xml) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeExactly(String(part));
}
