import { expect, test } from 'vitest';
import { exportFilterOf } from './export-filter-of.ts';

test('an export takes the filters of the list', () => {
  const filter = {
    status: 'final',
    is_test: 'false',
    completed_from: '2026-01-01',
    payment: 'refunded',
  };
  expect(exportFilterOf(filter)).toEqual(filter);
});

test('an export takes the state of the list, and all unfinished ones by name', () => {
  expect(exportFilterOf({ state: 'saved' })).toEqual({ state: ['saved'] });
  expect(exportFilterOf({ state: 'unfinished' }).state).toEqual([
    'draft',
    'saved',
    'aborted',
    'saved_and_aborted',
    'pending_verification',
    'payment_pending',
    'pending_co_signature',
  ]);
  expect(exportFilterOf({ state: 'lost' })).toEqual({});
});

test('an export leaves out unknown filters and cleared days', () => {
  expect(
    exportFilterOf({ status: 'x', environment: 'moon', completed_until: '', payment: 'x' }),
  ).toEqual({});
});
