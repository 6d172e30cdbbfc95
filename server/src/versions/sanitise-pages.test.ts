import { describe, expect, test } from 'vitest';
import { onePage } from '../../testing/seed-form.ts';
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
});
