import { createElement, Fragment, type ReactNode } from 'react';
import { useText } from '../../i18n/text-context.tsx';
import { parseRichText, type RichElement, type RichNode } from './parse-rich-text.ts';

/**
 * A designer's text, rendered element by element from an allowlist: other markup is shown without
 * its tags, so no text can insert scripts, styles or frames.
 */
export function RichText({ html }: { readonly html: string }) {
  return <div className="rich-text">{parseRichText(html).map(draw)}</div>;
}

function draw(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  const { href } = attributes;
  if (href !== undefined) return <Link key={index} element={node} href={href} />;
  const type = tag === 'a' ? Fragment : tag;
  return createElement(type, { key: index, ...attributes }, ...children.map(draw));
}

interface LinkProps {
  readonly element: RichElement;
  readonly href: string;
}

/** A link to a page opens in a new tab, so that no answers are lost, and says so. */
function Link({ element, href }: LinkProps) {
  const { translate } = useText();
  const words = element.children.map(draw);
  if (/^(?:mailto|tel):/i.test(href)) return <a href={href}>{words}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {words} {translate('element.new_tab')}
    </a>
  );
}
