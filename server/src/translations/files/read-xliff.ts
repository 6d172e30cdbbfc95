import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { ExchangedText, ReadTexts } from './exchanged-text.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

const namespace = /^urn:oasis:names:tc:xliff:document:2\.\d$/;

/** The state of the unit that is being read. */
interface OpenUnit {
  readonly key: string;
  readonly data: Map<string, string>;
  source: string;
  target: string;
  isOpen: boolean;
  /** The id of the `<data>` that is being read. */
  dataId: string | undefined;
  into: 'source' | 'target' | undefined;
}

/**
 * Parses XLIFF 2: units with any number of segments, and formulas in `<ph>`. Rejects a document
 * type, and with it custom entities; ignores unknown elements.
 */
export function readXliff(content: string): ReadTexts {
  const parser = new SaxesParser({ xmlns: true });
  const texts: ExchangedText[] = [];
  const head: { isXliff: boolean; to: string | undefined } = { isXliff: false, to: undefined };
  let unit: OpenUnit | undefined;
  parser.on('error', (error) => {
    throw new UnreadableFileError(error.message);
  });
  parser.on('doctype', () => {
    throw new UnreadableFileError('A document type is not allowed.');
  });
  parser.on('opentag', (tag) => {
    if (tag.local === 'xliff' && namespace.test(tag.uri)) {
      head.isXliff = true;
      head.to = attribute(tag, 'trgLang');
    }
    if (tag.local === 'unit') unit = openUnit(tag);
    else if (unit) openElement(unit, tag);
  });
  parser.on('text', (text) => unit && addText(unit, text));
  parser.on('cdata', (text) => unit && addText(unit, text));
  parser.on('closetag', ({ local }) => {
    if (!unit) return;
    if (local === 'source' || local === 'target') unit.into = undefined;
    if (local === 'data') unit.dataId = undefined;
    if (local !== 'unit') return;
    texts.push(closeUnit(unit));
    unit = undefined;
  });
  parser.write(content.replace(/^\uFEFF/, '')).close();
  if (!head.isXliff) throw new UnreadableFileError('This is not XLIFF 2.');
  return { to: head.to, texts };
}

const openUnit = (tag: SaxesTagNS): OpenUnit => ({
  key: attribute(tag, 'name') ?? attribute(tag, 'id') ?? '',
  data: new Map(),
  source: '',
  target: '',
  isOpen: false,
  dataId: undefined,
  into: undefined,
});

function openElement(unit: OpenUnit, tag: SaxesTagNS): void {
  if (tag.local === 'source' || tag.local === 'target') unit.into = tag.local;
  if (tag.local === 'data') unit.dataId = attribute(tag, 'id');
  if (tag.local === 'segment' && attribute(tag, 'state') === 'initial') unit.isOpen = true;
  if (tag.local === 'ph') addText(unit, formulaOf(unit, tag));
}

/** Returns the content of a placeholder: the original data, else its display text. */
function formulaOf({ data }: OpenUnit, tag: SaxesTagNS): string {
  return data.get(attribute(tag, 'dataRef') ?? '') ?? attribute(tag, 'disp') ?? '';
}

function addText(unit: OpenUnit, text: string): void {
  const { dataId, into } = unit;
  if (dataId !== undefined) unit.data.set(dataId, `${unit.data.get(dataId) ?? ''}${text}`);
  else if (into) unit[into] += text;
}

const closeUnit = ({ key, source, target, isOpen }: OpenUnit): ExchangedText => ({
  key,
  source,
  target,
  ...(isOpen && target !== '' && { status: 'pending' as const }),
});

const attribute = ({ attributes }: SaxesTagNS, name: string): string | undefined =>
  attributes[name]?.value;
