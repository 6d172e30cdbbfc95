import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsvCell } from '../../platform/csv-cell.ts';
import { csvLine } from './csv-line.ts';

describe('a line of CSV', () => {
  test('uses the format of Dutch spreadsheets', () => {
    const cells = [
      'Ada',
      1234.5,
      { day: '2026-03-01' },
      { moment: '2026-03-01 09:30' },
      true,
      null,
    ];
    expect(csvLine(cells)).toBe('"Ada";1234,5;01-03-2026;01-03-2026 09:30;true;\r\n');
  });

  test('keeps separators, quotes and line breaks inside a cell', () => {
    expect(csvLine(['a;b', 'zeg "ja"', 'een\ntwee'])).toBe('"a;b";"zeg ""ja""";"een\ntwee"\r\n');
  });

  test.each(['=1+1', '+31 6', '-5', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1'])(
    'makes no formula of %j',
    (text) => {
      expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  test('keeps negative numbers numeric', () => {
    expect(csvLine([-5, -0.25])).toBe('-5;-0,25\r\n');
  });

  test('round-trips every text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
        const read = parseLine(csvLine(texts)).map(readCsvCell);
        expect(read).toEqual(texts);
      }),
      { seed: 13 },
    );
  });
});

/** Reads one line by RFC 4180, with semicolons. */
function parseLine(line: string): string[] {
  const cells = [...`;${line.slice(0, -2)}`.matchAll(/;(?:"((?:[^"]|"")*)"|([^;]*))/g)];
  return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}
