import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1_500, '1,5 kB'],
  [2_000_000_000, '2 GB'],
  [3_400_000_000_000_000, '3.400 TB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes, 'nl-NL').replaceAll(' ', ' ')).toBe(text);
});
