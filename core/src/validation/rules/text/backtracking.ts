/** A group repeated up to so many times cannot take long, whatever is in it. */
const harmlessRepeats = 5;

const token =
  /\\[\s\S]|\[(?:\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[^\]\\])*\]|\(\?(?:<?[=!]|[:\w-]*:?|<\w+>)|[*+?]\??|\{\d+(?:,\d*)?\}\??|[\s\S]/g;

/**
 * Whether a regular expression repeats a group that can itself match in more than one way, as
 * `(a+)+` and `(a|aa)*` do: a short text can then take exponential time. Errs on the safe side.
 */
export function canBacktrackForLong(pattern: string): boolean {
  /** Whether each open group has a quantifier with a range in it, or `a|b`. */
  const open = [false];
  let isClosedAmbiguous = false;
  for (const [part] of pattern.matchAll(token)) {
    const [least, most] = readQuantifier(part);
    if (isClosedAmbiguous && most > harmlessRepeats) return true;
    isClosedAmbiguous = part === ')' && open.length > 1 && open.pop() === true;
    if (isClosedAmbiguous || least !== most || part === '|') open[open.length - 1] = true;
    if (part.startsWith('(')) open.push(false);
  }
  return false;
}

/** The least and most times that a quantifier repeats what precedes it; once for another part. */
function readQuantifier(part: string): readonly [number, number] {
  if (/^[*+?]/.test(part)) return [0, part.startsWith('?') ? 1 : Infinity];
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(part) ?? [];
  if (least === undefined) return [1, 1];
  return [Number(least), comma ? Number(most || Infinity) : Number(least)];
}
