import { describe, expect, test } from 'vitest';
import { higherLevel, isLevelEnough } from './assurance-level.ts';

describe('isLevelEnough', () => {
  test.each([
    ['midden', 'midden', true],
    ['hoog', 'midden', true],
    ['basis', 'midden', false],
    ['EH3', 'EH2+', true],
    ['EH2', 'EH2+', false],
    ['EH4', 'basis', false],
    [null, 'basis', false],
    [null, null, true],
    ['basis', undefined, true],
  ] as const)('%s where %s is asked: %s', (level, least, expected) => {
    expect(isLevelEnough(level, least)).toBe(expected);
  });
});

describe('higherLevel', () => {
  test.each([
    ['basis', 'hoog', 'hoog'],
    ['hoog', 'basis', 'hoog'],
    [undefined, 'EH3', 'EH3'],
    [undefined, undefined, null],
  ] as const)('of %s and %s is %s', (one, other, expected) => {
    expect(higherLevel(one, other)).toBe(expected);
  });
});
