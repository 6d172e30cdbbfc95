import type { ProcessingCard } from '@form-builder/core/contract/staff/forms/processing-register.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { loadTexts } from '../languages/languages.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { ProcessingRegisterScreen } from './processing-register-screen.tsx';

const card: ProcessingCard = {
  activity_id: 'urn:uuid:0199a000-0000-7000-8000-000000000001',
  form: { id: '018f2b1e-0000-7000-8000-000000000017', name: 'Parkeren' },
  version_number: 3,
  published_at: '2026-10-01T10:00:00Z',
  purpose: 'Vergunning voor parkeren',
  legal_basis: 'public_task',
  data_subjects: ['applicants'],
  categories: ['name_address', 'identification'],
  questions: ['Naam', 'BSN'],
  sensitive: ['BSN'],
  has_bsn: true,
  bsn_ground: 'Wabb, artikel 10',
  has_files: false,
  has_login: false,
  receivers: ['Zaaksysteem'],
  processors: '',
  responsible: 'Team Parkeren',
  retention_days: 365,
  languages: ['nl'],
  missing: [],
  is_complete: true,
};

beforeAll(async () => {
  prepareScreens();
  await loadTexts('screens');
  signInWith(['privacy-requests']);
});

test('the register shows per form what for, on which basis, and what is missing', async () => {
  const other = { ...card, form: { id: card.form.id.replace('17', '18'), name: 'Melding' } };
  const missing: ProcessingCard['missing'] = ['purpose', 'legal_basis', 'retention'];
  vi.spyOn(api, 'listProcessingCards').mockResolvedValue({
    data: [card, { ...other, purpose: '', legal_basis: 'unset', missing, is_complete: false }],
    meta: { total: 2, is_total_exact: true, page: 1, limit: 25, from: 1, to: 2 },
  });
  renderRoute([{ path: '/', Component: ProcessingRegisterScreen }], '/?filter[missing]=retention');
  const parking = (await screen.findByText('Parkeren')).closest('tr') ?? document.body;
  expect(within(parking).getByText('Taak van algemeen belang')).toBeTruthy();
  expect(within(parking).getByText('Compleet')).toBeTruthy();
  expect(within(parking).getByText('naam en adres, identificatienummers')).toBeTruthy();
  expect(vi.mocked(api.listProcessingCards).mock.lastCall?.[0]).toMatchObject({
    query: { page: '1', filter: { missing: 'retention' } },
  });
  const report = screen.getByText('Melding').closest('tr') ?? document.body;
  expect(within(report).getByText('Aanvullen')).toBeTruthy();
  expect(within(report).getByText('doel, grondslag, bewaartermijn')).toBeTruthy();
});
