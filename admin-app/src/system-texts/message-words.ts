/** A placeholder: `{limit}`, or the start of one with cases: `{count, plural,`. */
const placeholder = /\{\s*\w+\s*(?:\}|,\s*(?:plural|select|selectordinal)\s*,)/y;
/** The start of a case, such as `one {` or `=0 {`. */
const caseStart = /\s*(?:=\d+|\w+)\s*\{/y;
const words = /[^{}]+/y;

/**
 * The words of an ICU message without the names in its placeholders: of `{count, plural, one {# file} other {# files}}`
 * only "# file # files". What cannot be read, because somebody is typing, is left as it is.
 */
export function messageWords(message: string): string {
  const found: string[] = [];
  /** What is open, the innermost last: a list of cases, or the text of a case. */
  const open: ('cases' | 'text')[] = [];
  let at = 0;
  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [part] = pattern.exec(message) ?? [];
    at += part?.length ?? 0;
    return part;
  };
  while (at < message.length) {
    const isInCases = open.at(-1) === 'cases';
    const started = read(isInCases ? caseStart : placeholder);
    if (started !== undefined) {
      if (!started.endsWith('}')) open.push(isInCases ? 'text' : 'cases');
      found.push(' ');
      continue;
    }
    const text = read(words);
    if (text !== undefined) found.push(text);
    else if (message[at] === '}' && open.pop() !== undefined) at += 1;
    else return message;
  }
  return open.length === 0 ? found.join('') : message;
}
