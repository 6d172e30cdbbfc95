import { describe, expect, test } from 'vitest';
import { parseNumberSearch } from './number-search.ts';

describe('parseNumberSearch', () => {
  test.each([
    ['PF-000123', null, 'pf-000123', 123],
    ['pf-123', null, 'pf-000123', 123],
    ['000123', 123, '000123', 123],
    [' 123 ', 123, '000123', 123],
    ['P2024000123', null, 'p2024000123', 123],
    ['2024000123', 2_024_000_123, '2024000123', 123],
  ])('%s', (search, number, title, candidate) => {
    const parsed = parseNumberSearch(search);
    expect(parsed?.number).toBe(number);
    expect(parsed?.titles).toContain(title);
    expect(parsed?.candidates).toContain(candidate);
  });

  test.each(['', 'parkeren', 'PF-', '12a'])('"%s" is no number', (search) => {
    expect(parseNumberSearch(search)).toBeUndefined();
  });

  test('finds nothing for a number that the database cannot store', () => {
    const { number, candidates } = parseNumberSearch('9'.repeat(200)) ?? {};
    expect(number).toBeNull();
    expect(candidates?.every((candidate) => candidate < 2 ** 31)).toBe(true);
  });
});
