import { canonicalName, type FunctionName } from '../functions/names.ts';

/** The function around a position, and the index of the argument at that position, from 0. */
export interface OpenCall {
  readonly name: FunctionName;
  readonly argument: number;
}

const piece = /"(?:[^"]|"")*(?:"|$)|\{[^{}]*\}?|[\p{L}_][\p{L}\p{N}_]*(?=\s*\()|[();,]/gu;

interface OpenBracket {
  readonly function: string | undefined;
  argument: number;
}

/** Finds the innermost function around a position, also in an unfinished formula. */
export function findCall(source: string, at: number): OpenCall | undefined {
  const open: OpenBracket[] = [];
  let name: string | undefined;
  for (const [text] of source.slice(0, at).matchAll(piece)) {
    const innermost = open.at(-1);
    if (text === '(') open.push({ function: name, argument: 0 });
    else if (text === ')') open.pop();
    else if ((text === ';' || text === ',') && innermost) innermost.argument += 1;
    name = /^[\p{L}_]/u.test(text) ? text : undefined;
  }
  return toCall(open);
}

/** Skips brackets that only group: they belong to the function around them. */
function toCall(open: readonly OpenBracket[]): OpenCall | undefined {
  for (const { function: name, argument } of open.toReversed()) {
    const found = name === undefined ? undefined : canonicalName(name);
    if (found !== undefined && found !== 'TRUE' && found !== 'FALSE')
      return { name: found, argument };
  }
  return undefined;
}
