import { expect, test } from 'vitest';
import { readPhone, writePhone } from './format-phone.ts';

test.each([
  ['0612345678', '06 12345678'],
  ['06-12 34 56 78', '06 12345678'],
  ['020 753 0523', '020 7530523'],
  ['0162-123456', '0162 123456'],
  ['0031612345678', '+31 6 12345678'],
  ['+31 (0)20 7530523', '+31 20 7530523'],
  ['+49 30 123456', '+4930123456'],
  ['0800', '0800'],
  ['bel mij', 'bel mij'],
])('%s is written %s', (typed, written) => {
  expect(writePhone(typed)).toBe(written);
});

test.each([
  ['06-12 34 56 78', '0612345678'],
  ['+31 (0)6 12345678', '+31612345678'],
  ['06 123', '06 123'],
])('%s is kept as %s', (typed, kept) => {
  expect(readPhone(typed)).toBe(kept);
});
