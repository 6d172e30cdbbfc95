import { expect, test } from 'vitest';
import { dataRequestDue } from './data-request-due.ts';

test.each([
  ['2026-11-20', false, '2026-12-20'],
  ['2026-11-20', true, '2027-02-20'],
  ['2027-01-31', false, '2027-02-28'],
  ['2026-11-30', true, '2027-02-28'],
])('a request of %s (extended: %s) is due on %s', (received, isExtended, due) => {
  expect(dataRequestDue(received, isExtended)).toBe(due);
});
