/** What stands between two parentheses, as far as repeating it matters. */
interface Group {
  /** Something inside can match in more than one way: a quantifier with a range, or `a|b`. */
  isAmbiguous: boolean;
}

interface Quantifier {
  readonly min: number;
  readonly max: number;
}

/** A group repeated up to so many times cannot take long, whatever is in it. */
const harmlessRepeats = 5;

const token =
  /\\[\s\S]|\[(?:\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[^\]\\])*\]|\(\?(?:<?[=!]|[:\w-]*:?|<\w+>)|[*+?]\??|\{\d+(?:,\d*)?\}\??|[\s\S]/g;

/**
 * Whether a regular expression repeats a group that can itself match in more than one way, as
 * `(a+)+` and `(a|aa)*` do: a short text can then take exponential time. Errs on the safe side.
 */
export function canBacktrackForLong(pattern: string): boolean {
  const open: Group[] = [{ isAmbiguous: false }];
  let closed: Group | undefined;
  for (const [part] of pattern.matchAll(token)) {
    const quantifier = readQuantifier(part);
    if (quantifier && closed?.isAmbiguous && quantifier.max > harmlessRepeats) return true;
    closed = takePart(part, quantifier, open);
  }
  return false;
}

/** Takes one part of the pattern in; answers the group that it closes. */
function takePart(
  part: string,
  quantifier: Quantifier | undefined,
  open: Group[],
): Group | undefined {
  const isVarying = quantifier !== undefined && quantifier.min !== quantifier.max;
  if (isVarying || part === '|') markAmbiguous(open);
  if (part.startsWith('(')) open.push({ isAmbiguous: false });
  if (part !== ')' || open.length === 1) return undefined;
  const closed = open.pop();
  if (closed?.isAmbiguous) markAmbiguous(open);
  return closed;
}

function markAmbiguous(open: readonly Group[]): void {
  const current = open.at(-1);
  if (current) current.isAmbiguous = true;
}

function readQuantifier(part: string): Quantifier | undefined {
  const sign = part.charAt(0);
  if (sign === '?') return { min: 0, max: 1 };
  if (sign === '*') return { min: 0, max: Infinity };
  if (sign === '+') return { min: 1, max: Infinity };
  return sign === '{' ? readRange(part) : undefined;
}

function readRange(part: string): Quantifier | undefined {
  const range = /^\{(\d+)(,?)(\d*)\}/.exec(part);
  if (!range) return undefined;
  const min = Number(range[1]);
  if (range[2] === '') return { min, max: min };
  return { min, max: range[3] === '' ? Infinity : Number(range[3]) };
}
