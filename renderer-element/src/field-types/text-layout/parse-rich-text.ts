/** A piece of a designer's text: words, or an allowed element with pieces in it. */
export type RichNode = string | RichElement;

export interface RichElement {
  readonly tag: string;
  /** The address of a link, if it is one that may be followed. */
  readonly href: string | undefined;
  readonly children: RichNode[];
}

const allowed = new Set(
  'p br ul ol li a strong b em i u h2 h3 h4 h5 h6 blockquote table thead tbody tr th td caption'.split(
    ' ',
  ),
);
const empty = new Set(['br']);
const safeUrl = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;
const token = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|<!--[\s\S]*?-->|([^<]+|<)/gi;

/** Reads structural HTML into pieces; tags that are not allowed vanish, their words stay. */
export function parseRichText(html: string): readonly RichNode[] {
  const root: RichElement = { tag: 'div', href: undefined, children: [] };
  const open = [root];
  for (const [, slash, name, attributes, words] of html.matchAll(token)) {
    const parent = open.at(-1) ?? root;
    const tag = name?.toLowerCase();
    if (words !== undefined) parent.children.push(decode(words));
    else if (tag && allowed.has(tag)) {
      if (slash) close(open, tag);
      else openElement(open, parent, tag, attributes ?? '');
    }
  }
  return root.children;
}

function openElement(open: RichElement[], parent: RichElement, tag: string, attributes: string) {
  const element = { tag, href: tag === 'a' ? hrefIn(attributes) : undefined, children: [] };
  parent.children.push(element);
  if (!empty.has(tag)) open.push(element);
}

function close(open: RichElement[], tag: string) {
  const at = open.findLastIndex((element) => element.tag === tag);
  if (at > 0) open.length = at;
}

function hrefIn(attributes: string): string | undefined {
  const match = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
  const address = decode(match?.[1] ?? match?.[2] ?? '').trim();
  return safeUrl.test(address) ? address : undefined;
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
