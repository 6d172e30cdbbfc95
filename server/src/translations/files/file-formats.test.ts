import { languages } from '@form-builder/core/messages/languages.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExchangedText } from './exchanged-text.ts';
import { fileFormats } from './file-formats.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

const formats = Object.entries(fileFormats);

/**
 * Texts as designers write them: markup, quotes, formulas, line breaks, and text that spreadsheets
 * would run.
 */
const part = fc.constantFrom(
  'Naam',
  '<p>Wat & hoe?</p>',
  '"',
  "'",
  ';',
  ',',
  '\n',
  '{{ {a1b2} }}',
  '=1+1',
  '@',
  '-',
  '\\n',
  'é€😀',
  ' ',
);
const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
const key = fc.constantFrom('title', 'a.label', 'b.options.x', 'settings.confirmation.text');
const texts = fc.uniqueArray(
  fc.record({ key, source: text.filter((one) => one.trim() !== ''), target: text }),
  { selector: (one) => one.key, maxLength: 4 },
);

describe.each(formats)('%s', (_name, format) => {
  test('gives back what it wrote', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...languages), (written, to) => {
        const content = format.write({ from: 'nl', to, texts: written });
        const read = format.read(content);
        const plain = ({ key: one, source, target }: ExchangedText) => ({
          key: one,
          source,
          target,
        });
        expect(read.texts.map(plain)).toEqual(written);
      }),
      { seed: 12, numRuns: 300 },
    );
  });

  test('a translation that waits for a check still does', () => {
    const pending = { key: 'title', source: 'Naam', target: 'Name', status: 'pending' as const };
    const content = format.write({ from: 'nl', to: 'en', texts: [pending] });
    expect(format.read(content).texts[0]?.status).toBe('pending');
  });
});

test('a spreadsheet runs nothing of the table', () => {
  const evil = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', "'=1"];
  const written = evil.map((source, at) => ({ key: `k${String(at)}`, source, target: source }));
  const content = fileFormats.csv.write({ from: 'nl', to: 'en', texts: written });
  for (const cell of content.matchAll(/"((?:[^"]|"")*)"/g))
    expect(cell[1]).toMatch(/^(?![=+\-@\t])/);
  expect(fileFormats.csv.read(content).texts.map(({ target }) => target)).toEqual(evil);
});

test('commas part cells too, and cells need no quotes', () => {
  const content = 'translation,key\r\nName,a.label\r\n"Last, first",b.label\r\n';
  expect(fileFormats.csv.read(content).texts).toMatchObject([
    { key: 'a.label', target: 'Name' },
    { key: 'b.label', target: 'Last, first' },
  ]);
});

test('segments that a tool split are put together', () => {
  const xliff = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="nl" trgLang="en"><file id="f">
    <unit id="a.label"><segment><source>Een. </source><target>One. </target></segment>
    <ignorable><source> </source><target> </target></ignorable>
    <segment state="final"><source>Twee.</source><target>Two.</target></segment></unit></file></xliff>`;
  expect(fileFormats.xliff.read(xliff)).toEqual({
    to: 'en',
    texts: [{ key: 'a.label', source: 'Een.  Twee.', target: 'One.  Two.' }],
  });
});

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';
test.each([
  ['xliff', '', 'empty'],
  ['xliff', '<xliff', 'cut off'],
  ['xliff', `<xliff xmlns="${namespace}"><file></xliff>`, 'not well-formed'],
  ['xliff', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2"/>', 'an older version'],
  ['xliff', `<!DOCTYPE x [<!ENTITY a "b">]><xliff xmlns="${namespace}"/>`, 'a document type'],
  [
    'xliff',
    `<!DOCTYPE x SYSTEM "file:///etc/passwd"><xliff xmlns="${namespace}"/>`,
    'a file of the server',
  ],
  ['xliff', `<xliff xmlns="${namespace}">&lol;</xliff>`, 'an unknown entity'],
  ['po', 'key;translation', 'not gettext'],
  ['csv', 'a;b\r\n1;2', 'other columns'],
  ['csv', 'key;translation\r\n"a;b', 'an open quote'],
  ['csv', 'key;translation\r\n"a"b;c', 'text after a quote'],
] as const)('%s that is %j is unreadable: %s', (name, content, because) => {
  expect(() => fileFormats[name].read(content), because).toThrow(UnreadableFileError);
});
