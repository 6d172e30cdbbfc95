import { isRichTextElement } from '@form-builder/core/formats/rich-text-elements.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { onePage } from '../../../testing/seed-form.ts';
import { sanitisePages } from './sanitise-pages.ts';

const contentOf = (content: string) => {
  const pages = onePage([
    {
      id: 'text',
      short_id: 'text',
      type: 'text-layout',
      label: 'Uitleg',
      custom_properties: { content },
    },
  ]);
  return sanitisePages(pages)[0]?.properties[0]?.custom_properties;
};

describe('sanitisePages', () => {
  test.each([
    ['<p style="color:red" class="x" onclick="a()">Tekst</p>', '<p>Tekst</p>'],
    ['<h1>Kop</h1><b>vet</b><i>schuin</i>', '<h2>Kop</h2><strong>vet</strong><em>schuin</em>'],
    ['<h4>a</h4><h6>b</h6><h4>c</h4><h2>d</h2>', '<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>'],
    ['<a href="javascript:alert(1)">fout</a>', '<a>fout</a>'],
    ['<a href="//voorbeeld.nl">fout</a>', '<a>fout</a>'],
    [
      '<a href="mailto:a@b.nl" target="_blank" rel="x">goed</a>',
      '<a href="mailto:a@b.nl">goed</a>',
    ],
    ['<a href="tel:14030">bel</a>', '<a href="tel:14030">bel</a>'],
    ['<script>alert(1)</script><img src=x onerror=a()><svg><script>1</script></svg>', ''],
    [
      '<table><tr><th scope="row">a</th><td colspan="9">1</td></tr></table>',
      '<table><tr><th scope="row">a</th><td>1</td></tr></table>',
    ],
  ])('makes %s structure only', (content, expected) => {
    expect(contentOf(content)).toEqual({ content: expected });
  });

  test('leaves fields without rich text as they are', () => {
    const pages = onePage([{ id: 'a', short_id: 'aaaa', type: 'text', label: '<b>Naam</b>' }]);
    expect(sanitisePages(pages)).toEqual(pages);
  });

  test.each([
    '<h2>Titel</h2><p>Een <strong>vette</strong> en <em>schuine</em> tekst.</p>',
    '<ul><li>een</li><li>twee</li></ul><blockquote><p>citaat</p></blockquote>',
    '<p><a href="https://voorbeeld.nl/pad?a=1&amp;b=2#c">link</a> <a href="/pad">pad</a></p>',
    '<table><caption>T</caption><thead><tr><th scope="col">A</th></tr></thead></table>',
    '<p>1 &lt; 2 &amp; 3<br />nieuwe regel</p>',
  ])('keeps %s', (content) => {
    expect(contentOf(content)).toEqual({ content });
  });

  test.each([
    ['<u>onder</u>', 'onder'],
    ['<h5>vijf</h5>', '<h2>vijf</h2>'],
    ['<a href="JaVaScRiPt&colon;alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java&#115;cript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java\nscript:x">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<ul><li>a', '<ul><li>a</li></ul>'],
    ['<!-- <script> -->a<!doctype html>', 'a'],
  ])('cleans %s', (content, expected) => {
    expect(contentOf(content)).toEqual({ content: expected });
  });

  const pieces = ['<', '>', '"', "'", '/', '=', '&', ' ', 'a', 'p', 'script', 'href', 'svg', '<p>'];
  const piece = fc.constantFrom(
    ...pieces,
    ...['</p>', '<a href="', 'javascript:', 'onload', '&#106;', '<!--', '-->', '\u0000', '<h3>'],
  );

  const textOf = (content: string) => (contentOf(content) as { content: string }).content;
  const expectSafe = (text: string) => {
    for (const [, name = ''] of text.matchAll(/<\/?([a-z0-9]+)/g)) {
      expect(isRichTextElement(name)).toBe(true);
    }
    for (const [, href = ''] of text.matchAll(/href="([^"]*)/g)) {
      expect(href).not.toMatch(/^[^/?#]*:(?<!https?:|mailto:|tel:)/i);
    }
  };

  // Broken markup may nest differently the second time: `<p><h2>` is closed where HTML closes it.
  test('stores only elements of the list and safe links, also when cleaned again', () => {
    const markup = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(markup, (content) => {
        const text = textOf(content);
        expectSafe(text);
        expectSafe(textOf(text));
      }),
      { numRuns: 1000, seed: -1155118460 },
    );
  });
});
