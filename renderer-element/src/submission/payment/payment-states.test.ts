import { paymentStatuses } from '@form-builder/core/field-types/payment/payment.ts';
import type { OwnPayment } from '@form-builder/core/contract/visitor/payments.ts';
import { describe, expect, test } from 'vitest';
import { isPaymentOver, viewOf } from './payment-states.ts';

const payment = (change: Partial<OwnPayment>): OwnPayment => ({
  transaction_id: 't',
  vat: [],
  amount: 100,
  currency: 'EUR',
  status: 'open',
  paid_at: null,
  checkout_url: null,
  submission: { id: 's', status: 'payment_pending', revision: 1, title: null, completed_at: null },
  ...change,
});
const actionsOf = (change: Partial<OwnPayment>) =>
  viewOf({ payment: payment(change), isUnknown: false, requests: 1 }).actions.map(
    ({ action }) => action,
  );

describe('a payment screen', () => {
  test('has a text for every status', () => {
    for (const status of paymentStatuses) {
      const view = viewOf({ payment: payment({ status }), isUnknown: false, requests: 1 });
      expect(view.texts).not.toEqual([]);
    }
  });

  test.each([
    ['cancelled', 'form.payment.cancelled'],
    ['expired', 'form.payment.not_completed'],
    ['failed', 'form.payment.not_completed'],
  ] as const)('offers to pay again, or to change the answers, when %s', (status, text) => {
    expect(actionsOf({ status })).toEqual(['pay_again', 'change']);
    const view = viewOf({ payment: payment({ status }), isUnknown: false, requests: 1 });
    expect(view.texts).toEqual([text]);
  });

  test.each([
    ['open', 'payment_pending', false],
    ['paid', 'payment_pending', false],
    ['paid', 'draft', true],
    ['cancelled', 'draft', false],
    ['paid', 'final', true],
  ] as const)('%s, of a submission that is %s, is over: %s', (status, submissionStatus, isOver) => {
    const { submission } = payment({});
    const change = { status, submission: { ...submission, status: submissionStatus } };
    expect(isPaymentOver(payment(change))).toBe(isOver);
  });

  test('offers the payment page while nothing was paid, started or not', () => {
    expect(actionsOf({})).toContain('pay');
    expect(actionsOf({ checkout_url: 'https://betalen.example' })).toContain('pay');
  });

  test('offers nothing while a payment is processed, and says when that takes long', () => {
    expect(actionsOf({ status: 'pending' })).toEqual([]);
    const long = viewOf({ payment: payment({ status: 'pending' }), isUnknown: false, requests: 9 });
    expect(long.isBusy).toBe(true);
    expect(long.texts).toContain('form.payment.processing_long');
  });

  test('distinguishes a first request that failed from a later one', () => {
    const first = viewOf({ payment: undefined, isUnknown: true, requests: 1 });
    expect(first.texts).toEqual(['form.payment.load_failed']);
    expect(first.actions.map(({ action }) => action)).toEqual(['retry']);
    const later = viewOf({ payment: payment({}), isUnknown: true, requests: 3 });
    expect(later.isUnknown).toBe(true);
  });
});
