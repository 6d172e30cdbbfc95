import { expect, test } from 'vitest';
import { formatContrast } from './format-contrast.ts';

test.each([
  [4.49, '4,4 : 1'],
  [21, '21,0 : 1'],
])('the contrast %d is written as %s', (ratio, text) => {
  expect(formatContrast(ratio)).toBe(text);
});
