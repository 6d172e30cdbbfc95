import { escapeExactly } from './escape-xml.ts';
import type { XmlAttribute, XmlElement } from './xml-element.ts';

/** An element as a document of its own, which declares all namespaces in scope. */
export function serializeXml(element: XmlElement): string {
  return write(element, element.scope);
}

function write(element: XmlElement, declared: XmlElement['declared']): string {
  const name = qualified(element);
  const namespaces = Object.entries(declared)
    .filter(([prefix]) => prefix !== 'xml' && prefix !== 'xmlns')
    .map(([prefix, uri]) => ` xmlns${prefix && `:${prefix}`}="${escapeExactly(uri)}"`);
  const attributes = element.attributes.map(
    (attribute) => ` ${qualified(attribute)}="${escapeExactly(attribute.value)}"`,
  );
  const content = element.children.map((child) =>
    typeof child === 'string' ? escapeExactly(child) : write(child, child.declared),
  );
  return `<${name}${namespaces.join('')}${attributes.join('')}>${content.join('')}</${name}>`;
}

const qualified = ({ prefix, name }: Pick<XmlAttribute, 'prefix' | 'name'>): string =>
  prefix === '' ? name : `${prefix}:${name}`;
