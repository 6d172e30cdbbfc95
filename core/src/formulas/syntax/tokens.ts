import { FormulaSyntaxError } from './formula-issue.ts';

export type TokenKind =
  'number' | 'text' | 'reference' | 'name' | 'operator' | 'punctuation' | 'end';

/** A token; `text` is its content without quotes or braces. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const number = /(?:\d+(?:\.\d+)?|\.\d+)/y;
const name = /[\p{L}_][\p{L}\p{N}_]*/uy;
const operator = /<>|<=|>=|[-+*/^&=<>]/y;
const punctuation = /[();,]/y;
const space = /\s+/y;

/**
 * Splits a formula into tokens, with an `end` token last. Throws `FormulaSyntaxError` at an invalid character.
 */
export function tokenize(source: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const blank = match(space, source, at);
    if (blank !== undefined) {
      at += blank.length;
      continue;
    }
    const token = nextToken(source, at);
    tokens.push(token);
    at = token.to;
  }
  tokens.push({ kind: 'end', text: '', from: source.length, to: source.length });
  return tokens;
}

function nextToken(source: string, from: number): Token {
  const first = source[from];
  if (first === '"') return readText(source, from);
  if (first === '{') return readReference(source, from);
  return (
    read('number', number, source, from) ??
    read('name', name, source, from) ??
    read('operator', operator, source, from) ??
    read('punctuation', punctuation, source, from) ??
    fail('unexpected_character', from, from + 1)
  );
}

function match(pattern: RegExp, source: string, from: number): string | undefined {
  pattern.lastIndex = from;
  return pattern.exec(source)?.[0];
}

function read(kind: TokenKind, pattern: RegExp, source: string, from: number): Token | undefined {
  const text = match(pattern, source, from);
  return text === undefined ? undefined : { kind, text, from, to: from + text.length };
}

/** A text in double quotes; a quote inside is written twice. */
function readText(source: string, from: number): Token {
  let text = '';
  let at = from + 1;
  for (;;) {
    const close = source.indexOf('"', at);
    if (close === -1) return fail('unclosed_text', from, source.length);
    text += source.slice(at, close);
    if (source[close + 1] !== '"') return { kind: 'text', text, from, to: close + 1 };
    text += '"';
    at = close + 2;
  }
}

/** A field by short id, or a column of a repeating field: `{a1b2}`, `{rows.amount}`. */
function readReference(source: string, from: number): Token {
  const close = source.indexOf('}', from);
  if (close === -1) return fail('unclosed_reference', from, source.length);
  const text = source.slice(from + 1, close).trim();
  if (!/^[\w-]+(?:\.[\w-]+)*$/.test(text)) return fail('empty_reference', from, close + 1);
  return { kind: 'reference', text, from, to: close + 1 };
}

function fail(
  code: 'unexpected_character' | 'unclosed_text' | 'unclosed_reference' | 'empty_reference',
  from: number,
  to: number,
): never {
  throw new FormulaSyntaxError({ code, from, to });
}
