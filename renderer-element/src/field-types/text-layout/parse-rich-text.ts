import {
  isRichTextElement,
  richTextElements,
  richTextLinkSchemes,
  type RichTextElement,
} from '@form-builder/core/formats/rich-text-elements.ts';

/** A node of a designer's text: text, or an allowed element with nodes in it. */
export type RichNode = string | RichElement;

export interface RichElement {
  readonly tag: RichTextElement;
  /** The allowed attributes; a URL only when it may be followed. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: RichNode[];
}

const empty: RichTextElement = 'br';
const safeUrl = new RegExp(`^(?:(?:${richTextLinkSchemes.join('|')}):|/(?!/)|#)`, 'i');
const token = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|<!--[\s\S]*?-->|([^<]+|<)/gi;
const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/**
 * Parses a text that the server has cleaned, without trusting it: it removes tags and attributes
 * that are not allowed and keeps their text.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const nodes: RichNode[] = [];
  const open: RichElement[] = [];
  for (const [, slash, name = '', attributes = '', words] of html.matchAll(token)) {
    const siblings = open.at(-1)?.children ?? nodes;
    const tag = name.toLowerCase();
    if (words !== undefined) siblings.push(decode(words));
    else if (!isRichTextElement(tag)) continue;
    else if (slash) close(open, tag);
    else {
      const element = { tag, attributes: readAttributes(tag, attributes), children: [] };
      siblings.push(element);
      if (tag !== empty) open.push(element);
    }
  }
  return nodes;
}

function close(open: RichElement[], tag: RichTextElement) {
  const at = open.findLastIndex((element) => element.tag === tag);
  if (at >= 0) open.length = at;
}

function readAttributes(tag: RichTextElement, source: string): RichElement['attributes'] {
  const allowed: readonly string[] = richTextElements[tag];
  const read: Record<string, string> = {};
  for (const [, name = '', double, single] of source.matchAll(attribute)) {
    const value = decode(double ?? single ?? '').trim();
    const isAllowed = allowed.includes(name.toLowerCase());
    if (isAllowed && (name.toLowerCase() !== 'href' || safeUrl.test(value)))
      read[name.toLowerCase()] = value;
  }
  return read;
}

const lastCodePoint = 0x10ffff;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole: string, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const isHex = /^#x/i.test(name);
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code <= lastCodePoint ? String.fromCodePoint(code) : whole;
  });
}
