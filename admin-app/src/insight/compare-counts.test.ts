import { describe, expect, test } from 'vitest';
import { compareCounts, mayPartsDifferByChance, perHundred } from './compare-counts.ts';

describe('two numbers of visits', () => {
  test.each([
    [40, null, 'unknown'],
    [40, 0, 'unknown'],
    [40, 15, 'unknown'],
    [40, 40, 'same'],
    [0, 0, 'unknown'],
  ] as const)('%s after %s is %s', (now, before, kind) => {
    expect(compareCounts(now, before)).toEqual({ kind });
  });

  test.each([
    [45, 40, 'more', 13, true],
    [20, 25, 'less', 20, true],
    [440, 500, 'less', 12, true],
    [880, 1000, 'less', 12, false],
    [200, 100, 'more', 100, false],
    [null, 100, 'less', 98, false],
    [0, 100, 'less', 100, false],
  ] as const)('%s after %s is %s, %i percent', (...row) => {
    const [now, before, kind, percent, mayBeChance] = row;
    expect(compareCounts(now, before)).toEqual({ kind, percent, mayBeChance });
  });
});

test('shows a part as a percentage, unless there are too few', () => {
  expect(perHundred({ part: 25, whole: 100 })).toBe(25);
  expect(perHundred({ part: null, whole: 100 })).toBe(3);
  expect(perHundred({ part: 10, whole: 15 })).toBeNull();
  expect(perHundred({ part: 5, whole: null })).toBeNull();
  // Rounded apart.
  expect(perHundred({ part: 25, whole: 20 })).toBe(100);
});

test.each([
  [50, 100, 60, 100, true],
  [50, 100, 80, 100, false],
  [500, 1000, 580, 1000, false],
  [15, 20, 10, 20, true],
] as const)('%i of %i and %i of %i may differ by chance: %s', (...row) => {
  const [part, whole, other, otherWhole, mayBeChance] = row;
  const before = { part: other, whole: otherWhole };
  expect(mayPartsDifferByChance({ part, whole }, before)).toBe(mayBeChance);
});
