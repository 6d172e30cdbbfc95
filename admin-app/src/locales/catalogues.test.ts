// @vitest-environment node
import { describe, expect, test } from 'vitest';
import de from './de.po?raw';
import en from './en.po?raw';
import nl from './nl.po?raw';

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

/** Names in braces and tags: what a translation must keep. */
function slots(text: string): readonly string[] {
  const found = text.match(/\{\w+(?=[},])|<\/?\d+\/?>/g) ?? [];
  return [...new Set(found)].toSorted();
}

const sources = parseEntries(nl).map(({ source }) => source);

describe.each([
  ['en', en],
  ['de', de],
])('the %s catalogue', (_, file) => {
  const entries = parseEntries(file);

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
