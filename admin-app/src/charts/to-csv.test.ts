// @vitest-environment node
import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

test('a table is a file that Dutch spreadsheets open, without formulas', () => {
  expect(
    toCsv([
      ['Pagina', 'Bezoeken'],
      ['Uw "gegevens"; 1', 12],
      ['=1+1', '< 5'],
    ]),
  ).toBe('\ufeffPagina;Bezoeken\r\n"Uw ""gegevens""; 1";12\r\n\'=1+1;< 5\r\n');
});
