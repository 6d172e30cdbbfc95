import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildFormatContext } from '../../form/build-context.ts';
import { buildField, buildForm } from '../../form/build-form.ts';
import { findPaidPayment } from '../../summary/find-paid-payment.ts';
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

  test.each(['text', Infinity, true, [], [{}]])('refuses %j as a whole', (input) => {
    expect(paymentDefinition.parse(input, field)).toBeUndefined();
  });

  test('is the amount that is due until it is paid', () => {
    expect(paymentDefinition.parse(12.5, field)).toBe(12.5);
    expect(paymentDefinition.format(12.5, field, buildFormatContext())).toBe('€\u00a012,50');
    expect(paymentDefinition.missing(field, true)).toBeUndefined();
  });

  test.each([
    [{ amount: 12.5 }, '12.5'],
    [{ amount_type: 'fixed', amount: 7 }, '7'],
    [{ amount_type: 'formula', formula: '{abcd} * 2' }, '{abcd} * 2'],
    [{ amount_type: 'field', amount_property_id: 'costs' }, '{c0st}'],
    [{ amount_type: 'field', amount_property_id: 'gone' }, ''],
    [{}, ''],
  ] as const)('is worked out by the form from %j', (settings, formula) => {
    const of = { ...field, custom_properties: settings };
    const shortIdOf = (id: string) => (id === 'costs' ? 'c0st' : undefined);
    expect(paymentDefinition.computation?.formulaOf(of, shortIdOf)).toBe(formula);
  });

  test('is written for people', () => {
    expect(paymentDefinition.format(given, field, buildFormatContext())).toBe('€\u00a012,50');
    expect(paymentDefinition.format(null, field, buildFormatContext())).toBe('-');
  });
});

test('the paid payment of a submission is found, with its moment', () => {
  const paid = { transaction_id: 't', amount: 1250, currency: 'EUR', status: 'paid' };
  const { pages } = buildForm(buildField('text', 'name'), buildField('payment', 'fee'));
  const answers = { name: 'Ada', fee: { ...paid, paid_at: '2026-11-22T06:10:00.000Z' } };
  expect(findPaidPayment(pages, answers)).toEqual(answers.fee);
  expect(findPaidPayment(pages, { fee: { ...paid, status: 'failed' } })).toBeUndefined();
  expect(findPaidPayment(pages, { fee: 12.5 })).toBeUndefined();
});
