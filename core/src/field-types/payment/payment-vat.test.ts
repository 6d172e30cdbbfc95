import { describe, expect, test } from 'vitest';
import { translatorOf } from '../../messages/all-messages.ts';
import { formatWithVat, paymentLinesOf, toCents, vatOfLines } from './payment-vat.ts';

describe('paymentLinesOf', () => {
  test.each([
    ['21', 2470, 429],
    ['9', 1090, 90],
    ['0', 500, 0],
    ['21', 1, 0],
    ['21', 3, 1],
  ] as const)('finds the VAT within an amount at %s%% of %i cents', (vat_rate, cents, vat) => {
    const lines = paymentLinesOf({ amount_type: 'fixed', vat_rate }, cents, undefined);
    expect(lines).toEqual([
      { optionId: null, amount: cents, vat: { rate: Number(vat_rate), amount: vat } },
    ]);
  });

  test('knows no VAT without a rate, and no part of nothing', () => {
    expect(paymentLinesOf({}, 100, undefined)).toEqual([
      { optionId: null, amount: 100, vat: null },
    ]);
    expect(paymentLinesOf({ vat_rate: '21' }, 0, undefined)).toEqual([]);
  });

  const options = {
    amount_type: 'options',
    option_prices: [
      { option_id: 'book', amount: 10.9, vat_rate: '9' },
      { option_id: 'guide', amount: 12.1, vat_rate: '21' },
      { option_id: 'fee', amount: 5, vat_rate: 'none' },
    ],
  } as const;

  test('has a part for each chosen option, with its own VAT', () => {
    const lines = paymentLinesOf(options, 2800, ['book', 'guide', 'fee']);
    expect(lines.map(({ optionId, amount }) => [optionId, amount])).toEqual([
      ['book', 1090],
      ['guide', 1210],
      ['fee', 500],
    ]);
    expect(vatOfLines(lines)).toEqual([
      { rate: 9, amount: 90 },
      { rate: 21, amount: 210 },
    ]);
    expect(paymentLinesOf(options, 1090, 'book')).toHaveLength(1);
  });

  test('claims no VAT when the prices do not add up to the amount', () => {
    expect(paymentLinesOf(options, 9999, ['book'])).toEqual([]);
    expect(paymentLinesOf(options, 1090, undefined)).toEqual([]);
  });
});

test('VAT is named behind the amount', () => {
  const context = { locale: 'nl-NL', translate: translatorOf('nl') };
  expect(formatWithVat('€ 5,00', [], context)).toBe('€ 5,00');
  const vat = [
    { rate: 9, amount: 90 },
    { rate: 21, amount: 429 },
  ];
  expect(formatWithVat('€ 24,70', vat, context)).toBe(
    '€ 24,70 (waarvan 9% btw: €\u00a00,90, 21% btw: €\u00a04,29)',
  );
});

test.each([
  [12.35, 1235],
  [1.005, 101],
  [0.1 + 0.2, 30],
  [0, 0],
  [4.015, 402],
])('%s euros are %s cents', (amount, cents) => {
  expect(toCents(amount)).toBe(cents);
});
