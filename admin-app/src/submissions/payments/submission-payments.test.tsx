import type { SubmissionPayment } from '@form-builder/core/contract/staff/submissions/submission-payment.ts';
import type { Refund } from '@form-builder/core/contract/staff/submissions/refunds.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { sessionState } from '../../session/session-state.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../../testing/render-screen.tsx';
import { SubmissionPayments } from './submission-payments.tsx';

const at = '2026-11-20T09:00:00.000Z';
const refundOf = (change: Partial<Refund>): Refund => ({
  id: 'r',
  amount_cents: 1000,
  state: 'refunded',
  reason: 'Dubbel aangevraagd',
  requested_by: 'Noor Bakker',
  created_at: at,
  updated_at: at,
  ...change,
});
const show = (change: Partial<SubmissionPayment> = {}) => {
  const payment: SubmissionPayment = {
    id: 'p',
    amount_cents: 2470,
    currency: 'EUR',
    status: 'paid',
    created_at: at,
    updated_at: at,
    paid_at: at,
    received_cents: null,
    received_currency: null,
    is_used: true,
    charged_back_cents: 0,
    charged_back_at: null,
    refunds: [],
    ...change,
  };
  const Section = () => <SubmissionPayments submission={{ id: 's', payments: [payment] }} />;
  renderRoute([{ path: '/', Component: Section }], '/');
};

beforeAll(prepareScreens);
afterEach(() => {
  sessionState.user = null;
  vi.restoreAllMocks();
});

test('an unpaid payment has no section', () => {
  signInWith(['submission-refund']);
  show({ status: 'failed' });
  expect(screen.queryByRole('heading', { name: 'Betaling' })).toBeNull();
});

test('only who may refund gets the button', () => {
  signInWith(['submission-read']);
  show({ refunds: [refundOf({})] });
  expect(screen.getByText('Terugbetaald')).not.toBeNull();
  expect(screen.getByText(/^Noor Bakker, .*Dubbel aangevraagd$/)).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('nothing left to refund: no button', () => {
  signInWith(['submission-refund']);
  show({ refunds: [refundOf({ amount_cents: 2470, state: 'pending' })] });
  expect(screen.queryByRole('button')).toBeNull();
});

test('what is left is proposed, more is not sent, and a reason is asked', async () => {
  signInWith(['submission-refund']);
  const send = vi.spyOn(api, 'refundPayment').mockResolvedValue({ data: refundOf({}) });
  show({ refunds: [refundOf({}), refundOf({ id: 'x', state: 'failed' })] });
  fireEvent.click(screen.getByRole('button', { name: /^Terugbetalen: / }));
  const amount = await screen.findByLabelText(/^Bedrag/);
  expect((amount as HTMLInputElement).value).toBe('€ 14,70');
  fireEvent.change(amount, { target: { value: '€ 14,71' } });
  fireEvent.click(screen.getByRole('button', { name: 'Terugbetalen' }));
  expect(await screen.findByText(/^Vul een bedrag in van € 0,01 tot/)).not.toBeNull();
  expect(screen.getByText('Vul een reden in.')).not.toBeNull();
  expect(send).not.toHaveBeenCalled();
  fireEvent.change(amount, { target: { value: '€ 4,70' } });
  fireEvent.change(screen.getByLabelText(/^Reden/), { target: { value: 'Te veel betaald' } });
  fireEvent.click(screen.getByRole('button', { name: 'Terugbetalen' }));
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({
      params: { id: 's' },
      body: expect.objectContaining({
        payment_id: 'p',
        amount_cents: 470,
        reason: 'Te veel betaald',
      }) as object,
    }),
  );
});

test('what the bank of the payer took back is shown, and cannot be refunded', () => {
  signInWith(['submission-refund']);
  show({ charged_back_cents: 2470, charged_back_at: at });
  expect(screen.getByText(/^€\s24,70 is op .* teruggehaald door de bank/)).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('another amount than was asked for is shown with the day of payment, and can be refunded', () => {
  signInWith(['submission-refund']);
  const paidAt = '2026-11-18T09:00:00.000Z';
  show({ status: 'failed', received_cents: 1000, is_used: false, paid_at: paidAt });
  expect(screen.getByText(/^€\s10,00 betaald op .*18 november/)).not.toBeNull();
  expect(screen.getByText(/^Gevraagd was €\s24,70/)).not.toBeNull();
  expect(screen.getByRole('button', { name: /^Terugbetalen: €\s10,00/ })).not.toBeNull();
});

test('another currency than was asked for is shown as such, and refunded in that', async () => {
  signInWith(['submission-refund']);
  show({ status: 'failed', received_cents: 1000, received_currency: 'USD', is_used: false });
  expect(screen.getByText(/^US\$\s10,00 betaald op/)).not.toBeNull();
  expect(screen.getByText(/^Gevraagd was €\s24,70/)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Terugbetalen: US\$\s10,00/ }));
  expect(await screen.findByText(/^Hoogstens US\$\s10,00/)).not.toBeNull();
});

test('a payment that completed nothing says so', () => {
  signInWith(['submission-refund']);
  show({ is_used: false });
  expect(screen.getByText(/niet met deze betaling ingestuurd/)).not.toBeNull();
});

test('a refund that was made at the provider says so', () => {
  signInWith(['submission-refund']);
  show({ refunds: [refundOf({ requested_by: '', reason: '' })] });
  expect(screen.getByText(/^Gedaan bij de betaaldienst, /)).not.toBeNull();
});
