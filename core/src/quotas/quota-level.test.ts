import { expect, test } from 'vitest';
import { passedPercent, quotaLevel } from './quota-level.ts';

test.each([
  [0, 10, null, 'within'],
  [7, 10, null, 'within'],
  [8, 10, 80, 'near'],
  [9, 10, 80, 'near'],
  [10, 10, 100, 'reached'],
  [12, 10, 100, 'reached'],
  [0, 0, 100, 'reached'],
  [99, null, null, 'within'],
] as const)('%i of %s passes %s and is %s', (used, max, percent, level) => {
  expect(passedPercent(used, max)).toBe(percent);
  expect(quotaLevel(used, max)).toBe(level);
});
