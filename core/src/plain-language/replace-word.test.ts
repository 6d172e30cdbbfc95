import { expect, test } from 'vitest';
import { replaceWord } from './replace-word.ts';

test.each([
  ['Woont u reeds hier?', 'reeds', 'al', 'Woont u al hier?'],
  ['Indien u verhuist, of indien niet', 'indien', 'als', 'Als u verhuist, of als niet'],
  [
    'Kies {{ if({a} > 18, "indien ja", "nee") }} indien {indien}',
    'indien',
    'als',
    'Kies {{ if({a} > 18, "indien ja", "nee") }} als {indien}',
  ],
  ['<p><a href="/indien">indien</a></p>', 'indien', 'als', '<p><a href="/indien">als</a></p>'],
  ['Brood, kaas enz.', 'enz.', 'en zo verder', 'Brood, kaas en zo verder.'],
  ['<p>Kaas <b>enz.</b></p>', 'enz.', 'en zo verder', '<p>Kaas <b>en zo verder.</b></p>'],
  ['Schrijf t.a.v. Jan', 't.a.v.', 'voor', 'Schrijf voor Jan'],
  ['Schrijf t.a.v. {{ {naam} }}', 't.a.v.', 'voor', 'Schrijf voor {{ {naam} }}'],
  ['Geld in\u00a0het  kader van dit plan', 'in het kader van', 'voor', 'Geld voor dit plan'],
  ['Kosten $& van de leges', 'leges', '$&', 'Kosten $& van de $&'],
])('“%s” without “%s” and with “%s” is “%s”', (text, difficult, plain, expected) => {
  expect(replaceWord(text, { difficult, plain })).toBe(expected);
});

test.each([
  ['Wat is uw naam?', 'indien'],
  ['De indiening', 'indien'],
  ['<p>in het <b>kader</b> van</p>', 'in het kader van'],
])('in “%s” no “%s” can be replaced', (text, difficult) => {
  expect(replaceWord(text, { difficult, plain: 'als' })).toBeUndefined();
});
