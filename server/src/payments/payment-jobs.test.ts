import { expect, test } from 'vitest';
import { toDecimals } from '../providers/payment/mollie/mollie.ts';
import { secondsToNextCheck } from './payment-jobs.ts';

test.each([
  [0, 60],
  [14 * 60, 60],
  [60 * 60, 600],
  [12 * 3600, 3600],
  [3 * 86_400, 6 * 3600],
  [21 * 86_400, undefined],
])('a payment of %i seconds is looked at again after %s', (age, expected) => {
  expect(secondsToNextCheck(age)).toBe(expected);
});

test.each([
  [1, '0.01'],
  [50, '0.50'],
  [1235, '12.35'],
  [10_000_000, '100000.00'],
])('%i cents are written as %s', (cents, expected) => {
  expect(toDecimals(cents)).toBe(expected);
});
