import { SaxesParser, type SaxesTagNS } from 'saxes';
import { XmlError } from './xml-error.ts';
import type { XmlElement } from './xml-element.ts';

/** The maximum length of a message; metadata of a federation is longer. */
export const maxMessageCharacters = 200_000;
const maxDepth = 40;

interface OpenElement extends XmlElement {
  readonly children: (XmlElement | string)[];
}

/**
 * Parses one element. Rejects a document type, and with it entities of any kind, and comments and processing
 * instructions: canonical XML drops them, so that they could split a text that was signed as a whole.
 */
export function parseXml(text: string, maxCharacters = maxMessageCharacters): XmlElement {
  if (text.length > maxCharacters) throw new XmlError('too long');
  // Version 1.0, whatever the declaration says: 1.1 allows control characters.
  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: '1.0', forceXMLVersion: true });
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  const refuse = (what: string) => () => {
    throw new XmlError(what);
  };
  parser.on('error', refuse('not well-formed'));
  parser.on('doctype', refuse('document type'));
  parser.on('comment', refuse('comment'));
  parser.on('processinginstruction', refuse('processing instruction'));
  parser.on('opentag', (tag) => {
    if (open.length >= maxDepth) throw new XmlError('too deep');
    open.push(createElement(tag, open.at(-1)));
  });
  const addText = (added: string) => open.at(-1)?.children.push(added);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element === undefined) return;
    const parent = open.at(-1);
    if (parent === undefined) root = element;
    else parent.children.push(element);
  });
  parser.write(text.replace(/^\uFEFF/, '')).close();
  if (root === undefined) throw new XmlError('empty');
  return root;
}

function createElement(tag: SaxesTagNS, parent: XmlElement | undefined): OpenElement {
  const declared = { ...tag.ns };
  return {
    namespace: tag.uri,
    prefix: tag.prefix,
    name: tag.local,
    attributes: Object.values(tag.attributes)
      .filter(({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns')
      .map(({ uri, prefix, local, value }) => ({ namespace: uri, prefix, name: local, value })),
    declared,
    scope: { ...parent?.scope, ...declared },
    children: [],
  };
}
