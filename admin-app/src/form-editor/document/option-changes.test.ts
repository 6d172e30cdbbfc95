import { describe, expect, test } from 'vitest';
import { moveOption, optionsFromLines, removeOption, renameOption } from './option-changes.ts';

const options = [
  { id: '1', label: 'Een' },
  { id: '2', label: 'Twee' },
  { id: '3', label: 'Drie' },
];
const order = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('options', () => {
  test.each([
    ['1', 2, '231'],
    ['3', 0, '312'],
    ['2', 1, '123'],
    ['unknown', 0, '123'],
  ])('option %s moved to %i gives %s', (id, to, expected) => {
    expect(order(moveOption(options, id, to))).toBe(expected);
  });

  test('renaming keeps the id', () => {
    expect(renameOption(options, '2', 'Tweede')[1]).toEqual({ id: '2', label: 'Tweede' });
  });

  test('removing takes one out', () => {
    expect(order(removeOption(options, '2'))).toBe('13');
  });

  test('pasted lines become options once, blank lines do not, known ones stay themselves', () => {
    let count = 3;
    const pasted = optionsFromLines(
      options,
      'Vier\r\n\n  Twee \nVier\nVijf',
      () => `${(count += 1)}`,
    );
    expect(pasted.slice(0, 3)).toEqual(options);
    expect(pasted.slice(3)).toEqual([
      { id: '4', label: 'Vier' },
      { id: '5', label: 'Vijf' },
    ]);
  });
});
