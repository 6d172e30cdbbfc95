import { XmlError } from './xml-error.ts';

/** An attribute; namespace declarations are separate. */
export interface XmlAttribute {
  readonly namespace: string;
  readonly prefix: string;
  readonly name: string;
  readonly value: string;
}

/** An element without comments and processing instructions, which messages may not have. */
export interface XmlElement {
  readonly namespace: string;
  readonly prefix: string;
  /** The name without its prefix. */
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  /** The namespaces that this element declares, by prefix; the default namespace has an empty one. */
  readonly declared: Readonly<Record<string, string>>;
  /** All namespaces that are in scope, by prefix. */
  readonly scope: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

/** The child elements, in order. */
export const elementsOf = ({ children }: XmlElement): readonly XmlElement[] =>
  children.filter((child) => typeof child !== 'string');

/** The child elements with a name. */
export const findChildren = (
  element: XmlElement,
  namespace: string,
  name: string,
): readonly XmlElement[] =>
  elementsOf(element).filter((child) => child.namespace === namespace && child.name === name);

/** The child element with a name; `undefined` when there is none. Two of them are an error. */
export function findChild(
  element: XmlElement,
  namespace: string,
  name: string,
): XmlElement | undefined {
  const [first, second] = findChildren(element, namespace, name);
  if (second !== undefined) throw new XmlError(`more than one ${name}`);
  return first;
}

/** The child element with a name, of which there must be one. */
export function getChild(element: XmlElement, namespace: string, name: string): XmlElement {
  const child = findChild(element, namespace, name);
  if (child === undefined) throw new XmlError(`no ${name}`);
  return child;
}

/** The value of an attribute without a prefix. */
export const findAttribute = (element: XmlElement, name: string): string | undefined =>
  element.attributes.find((one) => one.namespace === '' && one.name === name)?.value;

/** The value of an attribute that must be there and may not be empty. */
export function getAttribute(element: XmlElement, name: string): string {
  const value = findAttribute(element, name);
  if (value === undefined || value === '') throw new XmlError(`no ${name}`);
  return value;
}

/** The text of an element that contains nothing else, without white space around it. */
export function textOf({ name, children }: XmlElement): string {
  const texts = children.map((child) => {
    if (typeof child !== 'string') throw new XmlError(`${name} is not a text`);
    return child;
  });
  return texts.join('').trim();
}

/** An element and all that is in it. */
export function* iterateElements(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of elementsOf(element)) yield* iterateElements(child);
}
