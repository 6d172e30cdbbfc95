/** The elements that structure text, with the attributes each may have. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  h2: [],
  h3: [],
  h4: [],
  p: [],
  br: [],
  ul: [],
  ol: [],
  li: [],
  strong: [],
  em: [],
  a: ['href'],
  blockquote: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope'],
  td: [],
};

/** Elements whose text is no text for people: they go with all they hold. */
const dropped: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'svg',
  'math',
  'textarea',
  'title',
]);

/** A comment, a declaration or a tag; never one that begins inside another. */
const token =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/gi;
const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const synonyms: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

/**
 * Rewrites designers' HTML so that it holds structure only: known elements, links to web, mail and
 * phone, nothing that runs or styles. Every tag in the result is written here, none is copied, and
 * every one is closed; other markup loses its tags and keeps its text.
 */
export function sanitiseHtml(html: string): string {
  const open: string[] = [];
  let result = '';
  let last = 0;
  token.lastIndex = 0;
  for (let match = token.exec(html); match; match = token.exec(html)) {
    result += escapeText(html.slice(last, match.index));
    const isEnd = match[1] === '/';
    const name = (match[2] ?? '').toLowerCase();
    if (!isEnd && dropped.has(name)) token.lastIndex = endOfElement(html, name, token.lastIndex);
    else result += writeTag(isEnd, name, match[3] ?? '', open);
    last = token.lastIndex;
  }
  result += escapeText(html.slice(last));
  return result + closeUntil(open, 0);
}

/** Where an element that goes with all it holds is over: after its end tag, or with the text. */
function endOfElement(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[^>]*>`, 'gi');
  end.lastIndex = from;
  return end.test(html) ? end.lastIndex : html.length;
}

function writeTag(isEnd: boolean, written: string, attributes: string, open: string[]): string {
  const name = synonyms[written] ?? written;
  const names = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
  if (!names) return '';
  if (name === 'br') return '<br>';
  if (isEnd) {
    const at = open.lastIndexOf(name);
    return at < 0 ? '' : closeUntil(open, at);
  }
  open.push(name);
  return `<${name}${writeAttributes(attributes, names)}>`;
}

function closeUntil(open: string[], depth: number): string {
  return open
    .splice(depth)
    .reverse()
    .map((name) => `</${name}>`)
    .join('');
}

function writeAttributes(source: string, names: readonly string[]): string {
  let result = '';
  for (const [, name = '', double, single, bare] of source.matchAll(attribute)) {
    const value = decodeEntities(double ?? single ?? bare ?? '').trim();
    const isKept =
      names.includes(name.toLowerCase()) && !result.includes(` ${name.toLowerCase()}=`);
    if (isKept && isSafe(name.toLowerCase(), value)) {
      result += ` ${name.toLowerCase()}="${escapeText(value).replaceAll('"', '&quot;')}"`;
    }
  }
  return result;
}

function isSafe(name: string, value: string): boolean {
  if (name === 'scope') return value === 'col' || value === 'row';
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)[^\s\\\p{Cc}]*$/iu.test(value);
}

/** Escapes markup; entities that are already there stay entities. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:[a-z][a-z0-9]{1,31}|#\d{1,7}|#x[\da-f]{1,6});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Only what could hide a scheme; the value is checked after this, so unknown entities fail there. */
function decodeEntities(value: string): string {
  return value
    .replace(/&#x([\da-f]{1,6});?/gi, (_, hex: string) => codePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_, digits: string) => codePoint(Number(digits)))
    .replace(/&(colon|tab|newline|sol|bsol);?/gi, '\u0000')
    .replaceAll('&amp;', '&');
}

function codePoint(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\u0000';
}
