// @vitest-environment node
import { describe, expect, test } from 'vitest';
import de from './de.po?raw';
import en from './en.po?raw';
import nl from './nl.po?raw';
import editorDe from './editor/de.po?raw';
import editorEn from './editor/en.po?raw';
import editorNl from './editor/nl.po?raw';
import panelsDe from './panels/de.po?raw';
import panelsEn from './panels/en.po?raw';
import panelsNl from './panels/nl.po?raw';
import startDe from './start/de.po?raw';
import startEn from './start/en.po?raw';
import startNl from './start/nl.po?raw';

interface Entry {
  readonly source: string;
  readonly text: string;
}

/** The entries of a PO file; the first one is its header. */
function parseEntries(file: string): readonly Entry[] {
  return file
    .split('\n\n')
    .slice(1)
    .flatMap((block) => {
      const source = quoted(block, 'msgid');
      return source === '' ? [] : [{ source, text: quoted(block, 'msgstr') }];
    });
}

function quoted(block: string, keyword: string): string {
  const lines = new RegExp(`^${keyword} ((?:".*"\\n?)+)`, 'm').exec(block)?.[1] ?? '';
  return [...lines.matchAll(/"(.*)"/g)].map(([, part]) => part).join('');
}

/** The placeholders and tags that a translation must contain. */
function slots(text: string): readonly string[] {
  const found = text.match(/\{\w+(?=[},])|<\/?\d+\/?>/g) ?? [];
  return [...new Set(found)].toSorted();
}

test.each([
  ['nl', nl],
  ['en', en],
  ['de', de],
  ['editor/nl', editorNl],
  ['editor/en', editorEn],
  ['editor/de', editorDe],
  ['panels/nl', panelsNl],
  ['panels/en', panelsEn],
  ['panels/de', panelsDe],
  ['start/nl', startNl],
  ['start/en', startEn],
  ['start/de', startDe],
])('the %s catalogue has no marks of a merge', (_, file) => {
  expect(file.match(/<{7}|>{7}|={7}/g)).toBeNull();
});

test('German texts address staff as "du", like the Dutch "je"', () => {
  const formal = [de, editorDe, panelsDe, startDe]
    .flatMap(parseEntries)
    .map(({ text }) => text)
    .filter((text) => /\b(Ihr|Ihre[nmrs]?|Ihnen)\b|\p{Ll}en Sie\b/u.test(text));
  expect(formal).toEqual([]);
});

describe.each([
  ['en', en, nl],
  ['de', de, nl],
  ['editor/en', editorEn, editorNl],
  ['editor/de', editorDe, editorNl],
  ['panels/en', panelsEn, panelsNl],
  ['panels/de', panelsDe, panelsNl],
  ['start/en', startEn, startNl],
  ['start/de', startDe, startNl],
])('the %s catalogue', (_, file, source) => {
  const entries = parseEntries(file);
  const sources = parseEntries(source).map((entry) => entry.source);

  test('holds every text of the app and no others', () => {
    expect(entries.map(({ source }) => source)).toEqual(sources);
  });

  test('lacks no translation', () => {
    expect(entries.filter(({ text }) => text === '').map(({ source }) => source)).toEqual([]);
  });

  test('keeps the names and tags of each text', () => {
    const broken = entries.filter(
      ({ source, text }) => text !== '' && slots(source).join() !== slots(text).join(),
    );
    expect(broken).toEqual([]);
  });
});

test.each([
  ['en', [en, editorEn, panelsEn, startEn]],
  ['de', [de, editorDe, panelsDe, startDe]],
])('a text in several %s catalogues has one translation', (_, files) => {
  const translations = new Map<string, Set<string>>();
  for (const { source, text } of files.flatMap(parseEntries))
    translations.set(source, (translations.get(source) ?? new Set()).add(text));
  expect([...translations].filter(([, texts]) => texts.size > 1)).toEqual([]);
});
