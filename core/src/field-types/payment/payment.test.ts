import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildFormatContext } from '../../form/build-context.ts';
import { buildField, buildForm } from '../../form/build-form.ts';
import { translatorOf } from '../../messages/all-messages.ts';
import { findPaidPayment } from '../../summary/find-paid-payment.ts';
import { paymentDefinition } from './payment.ts';

const field = buildFieldOf('payment');
const context = { locale: 'nl-NL', translate: translatorOf('nl') };
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
    [
      {
        amount_type: 'options',
        amount_property_id: 'costs',
        option_prices: [
          { option_id: 'a', amount: 2.5, vat_rate: '9' },
          { option_id: 'b', amount: 4, vat_rate: 'none' },
        ],
      },
      'IF(HAS({c0st}; "a"); 2.5; 0) + IF(HAS({c0st}; "b"); 4; 0)',
    ],
  ] as const)('is worked out by the form from %j', (settings, formula) => {
    const of = { ...field, custom_properties: settings };
    const shortIdOf = (id: string) => (id === 'costs' ? 'c0st' : undefined);
    expect(paymentDefinition.computation?.formulaOf(of, shortIdOf)).toBe(formula);
  });

  test('names its VAT, before and after it is paid', () => {
    const vat = [{ rate: 21, amount: 217 }];
    const of = { ...field, custom_properties: { amount: 12.5, vat_rate: '21' } } as const;
    const text = '€\u00a012,50 (waarvan 21% btw: €\u00a02,17)';
    expect(paymentDefinition.format(12.5, of, context)).toBe(text);
    const answer = paymentDefinition.parse({ ...given, vat }, field) ?? null;
    expect(answer).toEqual({ ...given, vat });
    expect(paymentDefinition.format(answer, field, context)).toBe(text);
    expect(paymentDefinition.parse({ ...given, vat: [{ rate: 'x' }] }, field)).toEqual(given);
  });

  test('names the VAT of the chosen options', () => {
    const option_prices = [{ option_id: 'a', amount: 10.9, vat_rate: '9' }] as const;
    const settings = { amount_type: 'options', amount_property_id: 'q', option_prices } as const;
    const of = { ...field, custom_properties: settings };
    const answerOf = (id: string) => (id === 'q' ? ['a'] : null);
    expect(paymentDefinition.format(10.9, of, context, answerOf)).toContain('9% btw: €\u00a00,90');
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
