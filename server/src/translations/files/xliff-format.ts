import type { TranslationStatus } from '@form-builder/core/translations/translation-notes.ts';
import { readXliff } from './read-xliff.ts';
import type { ExchangedText, FileFormat } from './exchanged-text.ts';
import { escapeXml } from '../../platform/xml/escape-xml.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';
const placeholder = /\{\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}\}/g;

/** XLIFF 2.0: a unit for each text, named by its key; formulas are `<ph>`, which tools keep. */
export const xliffFormat: FileFormat = {
  extension: 'xlf',
  contentType: 'application/xliff+xml; charset=utf-8',
  write: ({ from, to, texts }) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<xliff xmlns="${namespace}" version="2.0" srcLang="${from}" trgLang="${to}">`,
      '  <file id="form">',
      ...texts.map(unitOf),
      '  </file>',
      '</xliff>',
      '',
    ].join('\n'),
  read: readXliff,
};

function unitOf({ key, source, target, status }: ExchangedText, index: number): string {
  const formulas = [
    ...new Set(
      [...source.matchAll(placeholder), ...target.matchAll(placeholder)].map(([found]) => found),
    ),
  ];
  const inline = (text: string) => contentOf(text, formulas);
  const data = formulas.map(
    (formula, at) => `<data id="d${String(at + 1)}">${escapeXml(formula)}</data>`,
  );
  return [
    `    <unit id="u${String(index + 1)}" name="${escapeXml(key)}" xml:space="preserve">`,
    ...(data.length > 0 ? [`      <originalData>${data.join('')}</originalData>`] : []),
    `      <segment ${stateOf(target, status)}>`,
    `        <source>${inline(source)}</source>`,
    ...(target === '' ? [] : [`        <target>${inline(target)}</target>`]),
    '      </segment>',
    '    </unit>',
  ].join('\n');
}

function stateOf(target: string, status: TranslationStatus | undefined): string {
  const isOpen = target === '' || status === 'pending' || status === 'rejected';
  return `state="${isOpen ? 'initial' : 'translated'}"`;
}

/** A text with each formula as a placeholder that refers to the unit's original data. */
function contentOf(text: string, formulas: readonly string[]): string {
  let from = 0;
  let count = 0;
  const parts: string[] = [];
  for (const match of text.matchAll(placeholder)) {
    const number = String(formulas.indexOf(match[0]) + 1);
    count += 1;
    parts.push(
      escapeXml(text.slice(from, match.index)),
      `<ph id="p${String(count)}" dataRef="d${number}"/>`,
    );
    from = match.index + match[0].length;
  }
  return [...parts, escapeXml(text.slice(from))].join('');
}
