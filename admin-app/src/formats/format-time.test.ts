// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { formatRelative } from './format-time.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('formatRelative', () => {
  test.each([
    ['2026-11-20T11:59:40Z', 'nu'],
    ['2026-11-20T11:59:00Z', '1 minuut geleden'],
    ['2026-11-20T11:01:00Z', '59 minuten geleden'],
    ['2026-11-20T09:00:00Z', '3 uur geleden'],
    ['2026-11-19T10:00:00Z', 'gisteren'],
    ['2026-11-10T12:00:00Z', '10 dagen geleden'],
    ['2026-08-20T12:00:00Z', '3 maanden geleden'],
    ['2023-11-20T12:00:00Z', '3 jaar geleden'],
    ['2026-11-20T12:10:00Z', 'over 10 minuten'],
  ])('%s is "%s"', (instant, text) => {
    expect(formatRelative(instant, now, 'nl-NL')).toBe(text);
  });
});
