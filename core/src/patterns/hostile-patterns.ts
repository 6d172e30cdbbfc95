/**
 * Patterns that once froze the product, that are known to freeze other engines, and that cost this
 * engine most. For tests and measurements.
 */
export const hostilePatterns: readonly string[] = [
  'a*a*a*a*b',
  `${'a?'.repeat(30)}${'a'.repeat(30)}`,
  '[\\q{aa|a}]*b',
  '(a+)+b',
  '(a|aa)+b',
  '(a|a)*b',
  '(.*)*b',
  '([a-z]+)*1',
  '(?:a?){140}b',
  '(?:.*a.*b){30}.{40}',
  '(?:.*a.{90}){3}',
  '(?:a|b)*a(?:a|b){140}',
  '(?:(?:\\p{L}*[ab]){1,50})*x',
  `${'(?:'.repeat(80)}a*${')*'.repeat(80)}b`,
];

/** Texts on which these patterns have most to compare: repeated signs, short, as long as an answer may be, and longer. */
export function hostileTexts(): readonly string[] {
  return ['a', 'ab', 'aaaaaaaaab '].flatMap((sign) =>
    [39, 1000, 100_000].map((length) => sign.repeat(length / sign.length)),
  );
}
