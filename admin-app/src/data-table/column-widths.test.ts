import { afterEach, expect, test, vi } from 'vitest';
import { chosenColumns, fitsWindow } from './column-widths.ts';
import type { Column } from './table-rows.tsx';

const column = (id: string, from?: Column<never>['from']): Column<never> => ({
  id,
  header: id,
  cell: () => null,
  ...(from && { from }),
});
const columns = [column('name'), column('state', 'small'), column('started', 'wide')];

afterEach(() => vi.unstubAllGlobals());

test('the window decides while nobody chose columns', () => {
  expect(chosenColumns(columns, null)).toEqual(columns);
  vi.stubGlobal('innerWidth', 1440);
  expect(columns.filter(fitsWindow).map(({ id }) => id)).toEqual(['name', 'state']);
  vi.stubGlobal('innerWidth', 1700);
  expect(columns.every(fitsWindow)).toBe(true);
});

test('a chosen column is shown in every window but that of a phone', () => {
  const chosen = chosenColumns(columns, ['state']);
  expect(chosen.map(({ id, from }) => [id, from])).toEqual([
    ['name', undefined],
    ['started', 'small'],
  ]);
  expect(chosenColumns(columns, [])).toHaveLength(3);
});
