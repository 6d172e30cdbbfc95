import * as v from 'valibot';

/** A word or phrase that many readers do not know, and what they do. */
export interface PlainWord {
  readonly difficult: string;
  readonly plain: string;
}

const lineSchema = v.pipe(v.string(), v.trim(), v.maxLength(200), v.check(isPair));

/** Split, because one pattern for both words needs quadratic time on a long line without `=`. */
function isPair(line: string): boolean {
  const parts = line.split('=');
  return parts.length === 2 && parts.every((part) => /[\p{L}\p{N}]/u.test(part));
}

/** An organisation's own words, each as `difficult = plain`. */
export const plainWordLinesSchema = v.pipe(v.array(lineSchema), v.maxLength(500));

/** Parses lines of `difficult = plain`, also unknown input; leaves out what is not one. */
export function parsePlainWords(lines: unknown): readonly PlainWord[] {
  const known = v.safeParse(v.array(v.unknown()), lines);
  if (!known.success) return [];
  return known.output.flatMap((line) => {
    const parsed = v.safeParse(lineSchema, line);
    if (!parsed.success) return [];
    const [difficult = '', plain = ''] = parsed.output.split('=').map((part) => part.trim());
    return { difficult, plain };
  });
}
