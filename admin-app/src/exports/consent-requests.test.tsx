import type { ConsentRequest } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { ConsentRequests } from './consent-requests.tsx';

const request: ConsentRequest = {
  id: '018f2b1e-0000-7000-8000-000000000001',
  form_id: '018f2b1e-0000-7000-8000-000000000002',
  form_title: 'Bijstand',
  requested_by: 'Noor de Vries',
  choices: {
    form_id: '018f2b1e-0000-7000-8000-000000000002',
    format: 'xlsx',
    filter: { completed_from: '2026-01-01' },
    search: '',
    fields: null,
    values: 'labels',
    language: 'nl',
    row_field: null,
    is_unmasked: true,
  },
  created_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-11-27T09:00:00.000Z',
};

function open() {
  vi.spyOn(api, 'listConsentRequests').mockResolvedValue({ data: [request] });
  const decide = vi.spyOn(api, 'decideOnExport').mockResolvedValue(undefined);
  renderRoute([{ path: '*', Component: ConsentRequests }], '/');
  return decide;
}

beforeAll(prepareScreens);
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

test('an export of a colleague is allowed, and the focus goes to the heading of the list', async () => {
  const decide = open();
  expect(await screen.findByText(/verstuurd vanaf 1 jan/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Toestaan: Bijstand voor Noor de Vries' }));
  const heading = screen.getByRole('heading', { name: 'Wacht op jouw toestemming' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(decide.mock.calls[0]?.[0]).toEqual({
    params: { id: request.id },
    body: { decision: 'give' },
  });
});

test('a refusal needs a reason', async () => {
  const decide = open();
  fireEvent.click(
    await screen.findByRole('button', { name: 'Weigeren: Bijstand voor Noor de Vries' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Weigeren' }));
  expect(await dialog.findByText('Schrijf waarom.')).toBeDefined();
  fireEvent.change(dialog.getByLabelText(/^Reden/), { target: { value: 'Masker volstaat' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Weigeren' }));
  await waitFor(() =>
    expect(decide.mock.calls[0]?.[0]).toEqual({
      params: { id: request.id },
      body: { decision: 'refuse', reason: 'Masker volstaat' },
    }),
  );
});
