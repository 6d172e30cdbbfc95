import type { PaymentEntry } from '@form-builder/core/contract/staff/submissions/payment-days.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { loadTexts } from '../languages/languages.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { PaymentsScreen } from './payments-screen.tsx';

const entry: PaymentEntry = {
  id: 'p',
  kind: 'payment',
  submission: { id: 's', title: 'PF-000001' },
  form: { id: 'f', name: 'Uittreksel' },
  provider: { id: 'mollie', name: 'Mollie' },
  method: 'ideal',
  amount_cents: 2470,
  vat: [{ rate: 21, amount: 429 }],
  currency: 'EUR',
  state: 'paid',
  reference: 'tr_1',
  created_at: '2026-11-25T11:00:00Z',
  settled_at: '2026-11-25T11:03:00Z',
};
const refund: PaymentEntry = {
  ...entry,
  id: 'r',
  kind: 'refund',
  amount_cents: -1000,
  vat: [],
  state: 'requested',
  reference: null,
};

function show(entries: readonly PaymentEntry[], address = '/?day=2026-11-25') {
  const total = entries.length;
  const position = { page: 1, limit: 25, from: Math.min(1, total), to: total };
  const list = vi.spyOn(api, 'listPaymentsOfDay').mockResolvedValue({
    data: [...entries],
    meta: {
      total,
      is_total_exact: true,
      ...position,
      providers: [
        {
          provider: entry.provider,
          paid_count: 1,
          paid_cents: 2470,
          refunded_count: 0,
          refunded_cents: 0,
        },
      ],
      states: [{ kind: 'payment', state: 'paid', count: 1, amount_cents: 2470 }],
    },
  });
  renderRoute([{ path: '/', element: <PaymentsScreen /> }], address);
  return list;
}

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

beforeAll(async () => {
  prepareScreens();
  await loadTexts('screens');
});
afterEach(() => vi.restoreAllMocks());

test('lists what was paid and refunded, with the totals of the day', async () => {
  signInWith(['payment-list', 'submission-read']);
  show([entry, refund]);
  await screen.findAllByText('iDEAL');
  const table = within(await screen.findByRole('table', { name: /Betalingen van 25 nov/ }));
  const [, paid, refunded] = table.getAllByRole('row').map(({ textContent }) => plain(textContent));
  expect(paid).toBe('12:03PF-000001UittrekselBetalingMollieiDEALtr_1Betaald€ 24,7021%: € 4,29');
  expect(refunded).toContain('Aangevraagd€ -10,00-');
  const totals = screen.getByRole('table', { name: 'Totaal per betaaldienst' });
  expect(plain(totals.textContent)).toContain('Mollie€ 24,70€ 0,00€ 24,70');
  expect(screen.getByRole('table', { name: 'Totaal per status' }).textContent).toContain(
    'Betaling: betaald1',
  );
});

test('leads to the submission only those who may read it', async () => {
  signInWith(['payment-list']);
  show([entry]);
  expect(await screen.findByText('PF-000001')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'PF-000001' })).toBeNull();
});

test('asks for the day of the address, and for another one', async () => {
  signInWith(['payment-list']);
  const list = show([], '/?day=2026-11-25&page=3');
  expect(await screen.findByText('Geen betalingen op deze dag')).toBeDefined();
  expect(list.mock.lastCall?.[0].query).toMatchObject({ day: '2026-11-25', page: '3' });
  fireEvent.click(screen.getByRole('button', { name: 'Vorige dag' }));
  await vi.waitFor(() =>
    expect(list.mock.lastCall?.[0].query).toMatchObject({ day: '2026-11-24', page: '1' }),
  );
});
