import { createElement, Fragment, type ReactNode } from 'react';
import { useText } from '../../text/text-context.tsx';
import { parseRichText, type RichElement, type RichNode } from './parse-rich-text.ts';

/**
 * A designer's text, built element by element from an allow-list: markup that is not on it is shown
 * without its tags, so no text can bring script, style or frames into the page.
 */
export function RichText({ html }: { readonly html: string }) {
  return <div className="rich-text">{parseRichText(html).map(draw)}</div>;
}

function draw(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.href !== undefined) return <Link key={index} element={node} />;
  const tag = node.tag === 'a' ? Fragment : node.tag;
  return createElement(tag, { key: index }, ...node.children.map(draw));
}

/** A link opens beside the form, so that nothing typed is left behind, and says so. */
function Link({ element }: { readonly element: RichElement }) {
  const { translate } = useText();
  return (
    <a href={element.href} target="_blank" rel="noopener">
      {element.children.map(draw)} {translate('element.new_tab')}
    </a>
  );
}
