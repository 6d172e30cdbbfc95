import { expect, test } from 'vitest';
import { explicitExportFilter } from './explicit-export-filter.ts';

test('an export holds real and sent submissions unless the list shows others', () => {
  expect(explicitExportFilter({})).toEqual({ state: ['completed'], is_test: 'false' });
});

test('an export keeps the states, the tests and the other filters of the list', () => {
  const filter = { state: ['saved' as const], is_test: 'true' as const, label: 'a' };
  expect(explicitExportFilter(filter)).toEqual(filter);
});

test('a list of unfinished submissions becomes the states that are unfinished', () => {
  const { status, state } = explicitExportFilter({ status: 'draft' });
  expect(status).toBeUndefined();
  expect(state).toEqual(expect.arrayContaining(['draft', 'saved', 'pending_co_signature']));
  expect(state).not.toContain('completed');
});
