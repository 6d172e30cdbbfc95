import { expect, test } from 'vitest';
import { textOfHtml } from './html-template.ts';

test.each([
  ['<p>Houd bij de hand:</p><ul><li>het kenteken</li></ul>', 'Houd bij de hand: het kenteken'],
  ['<p>Lees <a href="https://voorbeeld.nl">dit</a>.</p>', 'Lees dit.'],
  ['<p>Kosten &amp; btw: &lt; &nbsp;5</p>', 'Kosten & btw: < 5'],
])('the words of %j are %j', (html, words) => {
  expect(textOfHtml(html)).toBe(words);
});
