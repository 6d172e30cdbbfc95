import { createElement, Fragment, type ReactNode } from 'react';
import { parseRichText, type RichNode } from './parse-rich-text.ts';

/**
 * A designer's text, built element by element from an allow-list: markup that is not on it is shown
 * without its tags, so no text can bring script, style or frames into the page.
 */
export function RichText({ html }: { readonly html: string }) {
  return <div className="rich-text">{parseRichText(html).map(draw)}</div>;
}

function draw(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const children = node.children.map(draw);
  if (node.tag === 'a' && node.href === undefined) {
    return createElement(Fragment, { key: index }, ...children);
  }
  const link =
    node.href === undefined ? {} : { href: node.href, target: '_blank', rel: 'noopener' };
  return createElement(node.tag, { key: index, ...link }, ...children);
}
