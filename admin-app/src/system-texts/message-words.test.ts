import { expect, test } from 'vitest';
import { messageWords } from './message-words.ts';

test.each([
  ['Nog {remaining} van de {limit} tekens', 'Nog van de tekens'],
  ['{count, plural, one {# bestand} other {# bestanden}} klaar', '# bestand # bestanden klaar'],
  ['{ kind , select , file {Bestand} other {Foto van {name}} }', 'Bestand Foto van'],
  ['{n, plural, =0 {Geen} other {{total} keer}}', 'Geen keer'],
  ['Nog {remaining', 'Nog {remaining'],
  ['{n, plural, other {# keer}', '{n, plural, other {# keer}'],
])('finds the words of %s', (message, words) => {
  expect(messageWords(message).replace(/\s+/g, ' ').trim()).toBe(words);
});
