import type { TenantInsight } from '@form-builder/core/contract/staff/forms/insight.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { InsightScreen } from './insight-screen.tsx';

const visits = { opened: 40, started: 30, saved: null, sent: 25, aborted: 0 };
const insight: TenantInsight = {
  from: '2026-10-26',
  to: '2026-11-24',
  counting: 'on',
  has_counts: true,
  totals: visits,
  series: [{ start: '2026-11-23', ...visits }],
  forms: [
    { id: 'a', name: 'Parkeervergunning', ...visits },
    { id: 'b', name: 'Melding', ...visits, opened: null, sent: 0 },
  ],
  devices: [{ id: 'phone', count: 31 }],
  languages: [{ id: 'nl', count: 40 }],
  previous: { from: '2026-09-26', to: '2026-10-25', has_counts: false, totals: visits },
  proposals: [],
};

function show(data: TenantInsight) {
  vi.spyOn(api, 'getTenantInsight').mockResolvedValue({ data });
  renderRoute([{ path: '/', element: <InsightScreen /> }], '/');
}

beforeAll(prepareScreens);
afterEach(() => vi.restoreAllMocks());

test('lists the visited forms, each with a link to its own insight', async () => {
  show(insight);
  const forms = within(await screen.findByRole('table', { name: 'Formulieren' }));
  expect(forms.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'FormulierGeopendBegonnenBewaardVerzondenGestopt',
    'Parkeervergunning4030< 5250',
    'Melding< 530< 500',
  ]);
  const link = forms.getByRole('link', { name: 'Parkeervergunning' });
  expect(link.getAttribute('href')).toBe('/forms/a/inzicht');
});

test('says what will come when nothing was counted', async () => {
  show({ ...insight, has_counts: false, forms: [] });
  expect(await screen.findByText(/hoeveel mensen jullie formulieren openen/)).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});
