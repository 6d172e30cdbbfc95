import { expect, test } from 'vitest';
import { isSameJson } from './json.ts';

test.each([
  [{ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ toString: 'x', constructor: 'y' }, { constructor: 'y', toString: 'x' }, true],
  [{ toString: 'x' }, { toString: 'y' }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
])('isSameJson of %j and %j is %s', (a, b, isSame) => {
  expect(isSameJson(a, b)).toBe(isSame);
});
