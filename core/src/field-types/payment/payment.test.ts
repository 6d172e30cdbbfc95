import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildFormatContext } from '../build-context.ts';
import { paymentDefinition } from './payment.ts';

const field = buildFieldOf('payment');
const given = { transaction_id: 'tr_1', amount: 1250, currency: 'EUR', status: 'paid' } as const;

describe('payment', () => {
  test('reads its answer member by member', () => {
    expect(paymentDefinition.parse({ ...given, nested: { a: 1 } }, field)).toEqual(given);
    expect(paymentDefinition.parse(null, field)).toBeNull();
  });

  test.each([
    { amount: 12.5 },
    { amount: -1 },
    { currency: 'euro' },
    { status: 'gratis' },
    { transaction_id: '' },
  ])('refuses %j', (change) => {
    expect(paymentDefinition.parse({ ...given, ...change }, field)).toBeUndefined();
  });

  test.each(['text', 7, true, [], [{}]])('refuses %j as a whole', (input) => {
    expect(paymentDefinition.parse(input, field)).toBeUndefined();
  });

  test('is written for people', () => {
    expect(paymentDefinition.format(given, field, buildFormatContext())).toBe('€\u00a012,50');
    expect(paymentDefinition.format(null, field, buildFormatContext())).toBe('-');
  });
});
