import { richTextElements } from '@form-builder/core/formats/rich-text-elements.ts';
import { describe, expect, test } from 'vitest';
import { parseRichText, type RichNode } from './parse-rich-text.ts';

/** Formats the nodes as HTML, to compare them. */
function write(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const attributes = Object.entries(node.attributes).map(
        ([name, value]) => ` ${name}=${value}`,
      );
      return `<${node.tag}${attributes.join('')}>${write(node.children)}</${node.tag}>`;
    })
    .join('');
}

describe('parseRichText', () => {
  test.each([
    ['<p>Vul <strong>alles</strong> in.</p>', '<p>Vul <strong>alles</strong> in.</p>'],
    ['een<br>twee<br/>drie', 'een<br></br>twee<br></br>drie'],
    ['<ul><li>een<li>twee</ul>drie', '<ul><li>een<li>twee</li></li></ul>drie'],
    ['<a href="https://voorbeeld.nl">hier</a>', '<a href=https://voorbeeld.nl>hier</a>'],
    ['&lt;b&gt; &amp; &euro; &#233;&#xe9; &nbsp;', '<b> & &euro; éé  '],
    ['5 < 6', '5 < 6'],
    ['<th scope="col" style="x">A</th>', '<th scope=col>A</th>'],
  ])('parses %s', (html, expected) => {
    expect(write(parseRichText(html))).toBe(expected);
  });

  test.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onclick="alert(1)" style="color:red">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" java&#115;cript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//kwaad.nl">x</a>', '<a>x</a>'],
    ['<iframe src="https://kwaad.nl"></iframe>', ''],
    ['<!-- <b>x</b> -->', ''],
    ['<p title="a > b">x</p>', '<p>x</p>'],
    ['&#99999999999;', '&#99999999999;'],
    ['<u>x</u><h5>y</h5><b>z</b>', 'xyz'],
    ['<a HREF="javascript:alert(1)" href="JavaScript:x">x</a>', '<a>x</a>'],
  ])('removes markup from %s', (html, expected) => {
    expect(write(parseRichText(html))).toBe(expected);
  });

  test.each(Object.keys(richTextElements))('renders %s, as the server stores it', (tag) => {
    const [node] = parseRichText(`<${tag}>x`);
    expect(node).toMatchObject({ tag });
  });
});
