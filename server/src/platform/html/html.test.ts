import { describe, expect, test } from 'vitest';
import { html } from './html.ts';

describe('html', () => {
  test('escapes text for content and for quoted attributes', () => {
    expect(html`<p title="${'"><b>'}">${"a & b's"}</p>`.markup).toBe(
      '<p title="&quot;&gt;&lt;b&gt;">a &amp; b&#39;s</p>',
    );
  });

  test('inserts markup and lists of markup unchanged, and null as nothing', () => {
    const items = ['a', '<'].map((item) => html`<b>${item}</b>`);
    expect(html`${items}${null}${items[0] ?? null}`.markup).toBe('<b>a</b><b>&lt;</b><b>a</b>');
  });
});
