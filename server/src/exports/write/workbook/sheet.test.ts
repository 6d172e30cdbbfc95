import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { columnWidths } from './column-widths.ts';
import { sheetCell } from './sheet-cell.ts';
import { sheetName } from './sheet-name.ts';
import { openSheet } from './sheet.ts';

test('a full sheet continues in another one, under the same heading', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  try {
    const heading = { labels: ['Naam'], keys: ['name'] };
    const sheet = openSheet({
      folder,
      name: 'main',
      title: 'x',
      heading,
      maxLinesOfSheet: 4,
    });
    await sheet.add([['a'], ['b'], ['c']]);
    await sheet.close();
    const texts = await Promise.all(sheet.paths.map((path) => readFile(path, 'utf8')));
    const rows = texts.map((text) => [...text.matchAll(/<t xml:space="preserve">(\w+)/g)]);
    expect(rows.map((found) => found.map(([, text]) => text))).toEqual([
      ['Naam', 'name', 'a', 'b'],
      ['Naam', 'name', 'c'],
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('columns are as wide as their heading and content need, within limits', () => {
  const heading = {
    labels: [
      'Nr',
      'Ontvangen',
      'Toelichting',
      'Wat vindt u van de afhandeling van uw eerdere melding?',
    ],
    keys: ['number', 'at', 'note', 'opinion'],
  };
  const lines = [['PF-000001', { moment: '2026-03-01 12:00' }, 'x'.repeat(500), 'goed']];
  expect(columnWidths(heading, lines)).toEqual([11, 18, 60, 32]);
  expect(columnWidths(heading, [])).toEqual([8, 11, 13, 32]);
});

test.each([
  ['a & b < c', 'a &amp; b &lt; c'],
  ['\u0000een\u001Ftwee\uFFFF\uD800', 'eentwee'],
  ['_x0041_', '_x005F_x0041_'],
  ['😀 é', '😀 é'],
])('the text %j is one that XML can hold', (text, written) => {
  expect(sheetCell('A1', text)).toContain(`<t xml:space="preserve">${written}</t>`);
});

test.each([
  [{ day: '2026-03-01' }, '<c r="A1" s="2"><v>46082</v></c>'],
  [{ moment: '2026-03-01 12:00' }, '<c r="A1" s="3"><v>46082.5</v></c>'],
  [0.1, '<c r="A1"><v>0.1</v></c>'],
  [true, '<c r="A1" t="b"><v>1</v></c>'],
  [null, ''],
])('the cell %j is typed', (cell, xml) => {
  expect(sheetCell('A1', cell)).toBe(xml);
});

test('a day before the spreadsheet epoch is a text', () => {
  expect(sheetCell('A1', { day: '1899-01-31' })).toContain('>31-01-1899<');
});

test('the names of sheets are short, allowed and different', () => {
  const names: string[] = [];
  for (const wanted of ['Kinderen/ouders', 'kinderen ouders', 'x'.repeat(40), '']) {
    names.push(sheetName(wanted, names));
  }
  expect(names).toEqual(['Kinderen ouders', 'kinderen ouders (2)', 'x'.repeat(31), '-']);
});
