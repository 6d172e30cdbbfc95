/** What stands between two parentheses, as far as repeating it matters. */
interface Group {
  /** Something inside can match in more than one length. */
  varies: boolean;
  /** There is a choice inside: `a|b`. */
  branches: boolean;
}

const repeatLimit = 5;

/**
 * Whether a regular expression repeats a group whose content itself varies in length or branches,
 * as `(a+)+` and `(a|aa)*` do: a short text can then take exponential time. Errs on the safe side.
 */
export function canBacktrackForLong(pattern: string): boolean {
  const open: Group[] = [{ varies: false, branches: false }];
  let closed: Group | undefined;
  for (let at = 0; at < pattern.length;) {
    const char = pattern.charAt(at);
    const quantifier = quantifierAt(pattern, at);
    const current = open.at(-1);
    if (current === undefined) return false;
    if (quantifier) {
      if (closed && quantifier.max > repeatLimit && (closed.varies || closed.branches)) return true;
      current.varies ||= quantifier.min !== quantifier.max;
      at += quantifier.length;
      continue;
    }
    closed = undefined;
    if (char === '(') open.push({ varies: false, branches: false });
    if (char === '|') current.branches = true;
    if (char === ')' && open.length > 1) {
      closed = open.pop();
      const outer = open.at(-1);
      if (outer && closed) {
        outer.varies ||= closed.varies;
        outer.branches ||= closed.branches;
      }
    }
    at = char === '[' ? endOfClass(pattern, at) : at + (char === '\\' ? 2 : 1);
  }
  return false;
}

function quantifierAt(
  pattern: string,
  at: number,
): { min: number; max: number; length: number } | undefined {
  const match = /^(?:[*+?]|\{(\d+)(,(\d*))?\})[?]?/.exec(pattern.slice(at, at + 24));
  if (!match || pattern.charAt(at - 1) === '(') return undefined;
  const length = match[0].length;
  if (match[1] === undefined) {
    const sign = match[0].charAt(0);
    return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity, length };
  }
  const min = Number(match[1]);
  if (match[2] === undefined) return { min, max: min, length };
  return { min, max: match[3] === '' ? Infinity : Number(match[3]), length };
}

function endOfClass(pattern: string, start: number): number {
  let depth = 0;
  for (let at = start; at < pattern.length; at += 1) {
    const char = pattern.charAt(at);
    if (char === '\\') at += 1;
    else if (char === '[') depth += 1;
    else if (char === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return pattern.length;
}
