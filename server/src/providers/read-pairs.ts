/**
 * Parses the lines of a setting to `[name, value]`, split at the last `=`, because names such as
 * `urn:x?a=b` may contain one. Leaves out lines without a name or value.
 */
export function readPairs(text: string): readonly (readonly [name: string, value: string])[] {
  return text.split('\n').flatMap((line) => {
    const at = line.lastIndexOf('=');
    const pair = [line.slice(0, Math.max(at, 0)).trim(), line.slice(at + 1).trim()] as const;
    return pair[0] === '' || pair[1] === '' ? [] : [pair];
  });
}
