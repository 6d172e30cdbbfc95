import fc from 'fast-check';

const characters = [
  ...['a', 'b', 'Z', '0', '9', ' ', '-', '_', '@', '.', 'é', 'ß', 'Δ', '漢', '😀', '\u00a0', '\n'],
  ...['\u2028', '\ufeff', '\t', '\v', '"', "'", '/', ',', '~'],
];
const escapes = [
  ...['\\d', '\\D', '\\w', '\\W', '\\s', '\\S', '\\p{L}', '\\P{Lu}', '\\p{N}', '\\p{P}'],
  ...['\\.', '\\\\', '\\/', '\\[', '\\]', '\\(', '\\{', '\\n', '\\t', '\\x41', '\\u00e9'],
  ...['\\u{1f600}', '\\u2028', '\\^', '\\|'],
];
const signs = characters.filter((sign) => sign !== '.');
const plain = fc.constantFrom(...signs);
const ranges = fc.constantFrom('a-z', 'A-Z', '0-9', 'a-c', '\\u00e0-\\u00ff', '!-/', '\\x20-~');

const setItem = fc.oneof(
  fc.constantFrom(...signs.filter((sign) => sign !== '-')),
  fc.constantFrom(...escapes),
  fc.constantFrom('\\-', '\\@', '\\&', '.', '*', '(', '$', '|', '^', '{'),
  ranges,
);
const set = fc
  .tuple(fc.boolean(), fc.array(setItem, { minLength: 1, maxLength: 4 }), fc.boolean())
  .map(([isNegated, items, hasHyphen]) => {
    const start = isNegated ? '[^' : '[';
    const inner = items.join('').replace(/^\^/, '\\^');
    return `${start}${inner}${hasHyphen ? '-' : ''}]`;
  });
const atom = fc.oneof(plain, fc.constantFrom(...escapes), fc.constant('.'), set);
const quantifier = fc.constantFrom(
  ...['', '', '', '*', '+', '?', '*?', '+?', '??', '{2}', '{0}', '{1,3}', '{2,}', '{0,2}?'],
);

/**
 * Patterns mostly in the dialect, with all its syntax. Nesting is limited, because JavaScript's regular
 * expressions would not terminate.
 */
export const arbitraryPattern = fc.letrec<{ choice: string; part: string }>((tie) => ({
  choice: fc
    .array(
      fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
      { minLength: 1, maxLength: 3 },
    )
    .map((sequences) => sequences.join('|')),
  part: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.tuple(atom, quantifier).map(([one, times]) => one + times),
    fc.constantFrom('^', '$', '\\b', '\\B'),
    fc
      .tuple(fc.constantFrom('(', '(?:'), tie('choice'), quantifier)
      .map(([open, inner, times]) => `${open}${inner})${times}`),
  ),
})).choice;

/** Short texts of characters in such patterns. */
export const arbitraryText = fc
  .array(fc.constantFrom(...characters, 'A', 'c', '5', '!', ')'), { maxLength: 5 })
  .map((parts) => parts.join(''));

/** Arbitrary texts that look like patterns. */
export const arbitrarySyntax = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Array.from('()[]{}|*+?^$\\.-,:=!<>&123akpPLqQuxAzZ')),
      fc.constantFrom('(?=', '(?<x>', '(?i)', '\\1', '[[', '--', '&&', '\\q{', '{1,', '[:alpha:]'),
      atom,
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** A pattern for JavaScript's `u` flag, which allows fewer escapes in a set. */
export const toJavaScript = (pattern: string): RegExp =>
  new RegExp(
    `^(?:${pattern.replace(/\\([^])/gu, (found, sign: string) => ('@&'.includes(sign) ? sign : found))})$`,
    'u',
  );
