import { expect, test } from 'vitest';
import { nameFiles } from './name-files.ts';

test('names files after forms; a later form with the same name also has the end of its id', () => {
  const id = (end: string) => `0190a000-0000-7000-8000-00000000000${end}`;
  const names = nameFiles([
    { id: id('1'), name: 'Melding openbare ruimte' },
    { id: id('2'), name: 'Café & terras (één)' },
    { id: id('3'), name: 'melding OPENBARE ruimte!' },
    { id: id('4'), name: '../..' },
  ]);
  expect([...names.values()]).toEqual([
    'melding-openbare-ruimte.json',
    'cafe-terras-een.json',
    'melding-openbare-ruimte-000000000003.json',
    'form.json',
  ]);
});
