import type { FormInsight } from '@form-builder/core/contract/staff/forms/insight.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { saveBlob } from '../api/save-blob.ts';
import { buildForm } from '../testing/build-form.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens } from '../testing/render-screen.tsx';
import { FormInsightScreen } from './form-insight-screen.tsx';

vi.mock('../api/save-blob.ts', () => ({ saveBlob: vi.fn() }));

const visits = { opened: 40, started: 30, saved: null, sent: 25, aborted: 0 };
const insight: FormInsight = {
  from: '2026-10-26',
  to: '2026-11-24',
  counting: 'on',
  has_counts: true,
  totals: visits,
  series: [{ start: '2026-11-23', ...visits }],
  pages: [
    { id: 'first', title: 'Uw gegevens', reached: 40, left: 12, time: '2m' },
    { id: '$summary', title: null, reached: 28, left: null, time: null },
  ],
  fields: [{ id: 'bsn', label: 'Uw BSN', page_title: 'Uw gegevens', errors: 9 }],
  devices: [{ id: 'phone', count: 31 }],
  languages: [{ id: 'nl', count: 40 }],
  drop_outs: [{ id: 'street', label: 'Uw straat', page_title: 'Uw gegevens', left: 10 }],
  versions: [
    { id: 'v2', number: 2, ...visits, opened: 400, sent: 300 },
    { id: 'v1', number: 1, ...visits, opened: 400, sent: 200 },
  ],
  previous: {
    from: '2026-09-26',
    to: '2026-10-25',
    has_counts: true,
    totals: { opened: 100, started: 25, saved: 0, sent: 50, aborted: 20 },
  },
  proposals: [
    {
      form: { id: 'f', name: 'Melding' },
      version: { id: 'v3', number: 3 },
      environment: 'production',
      proposed_at: '2026-11-20T08:00:00Z',
    },
  ],
};

function show(data: FormInsight) {
  const call = vi.spyOn(api, 'getFormInsight').mockResolvedValue({ data });
  const layout = { path: '/', element: <Outlet context={buildForm()} /> };
  renderRoute([{ ...layout, children: [{ index: true, element: <FormInsightScreen /> }] }], '/');
  return call;
}

beforeAll(prepareScreens);
afterEach(() => vi.restoreAllMocks());

describe('insight into a form', () => {
  test('has each chart with a table, and hides small numbers', async () => {
    show(insight);
    const pages = within(await screen.findByRole('table', { name: "Pagina's" }));
    expect(pages.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'PaginaBereiktAfgehaaktTijd',
      'Uw gegevens4012tot 2 minuten',
      'Samenvatting28< 5-',
    ]);
    const errors = within(screen.getByRole('table', { name: 'Fouten per veld' }));
    expect(errors.getByRole('row', { name: 'Uw BSN Uw gegevens 9' })).toBeDefined();
    expect(screen.getByRole('row', { name: 'Telefoon 31' })).toBeDefined();
    expect(screen.getByRole('row', { name: 'Nederlands 40' })).toBeDefined();
  });

  test('names the fields at which visitors left', async () => {
    show(insight);
    const fields = within(await screen.findByRole('table', { name: 'Afgehaakt per veld' }));
    expect(fields.getByRole('row', { name: 'Uw straat Uw gegevens 10' })).toBeDefined();
  });

  test('compares with the period before in words, and not by numbers that are too small', async () => {
    show(insight);
    const table = within(
      await screen.findByRole('table', { name: 'Vergeleken met de vorige periode' }),
    );
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'BezoekenNuToenVerschil',
      'Geopend4010060 % minder',
      'Begonnen302520 % meer (kan toeval zijn)',
      'Bewaard< 50te weinig om te vergelijken',
      'Verzonden255050 % minder',
      'Gestopt020100 % minder',
    ]);
    expect(screen.getByText('Er is 100 % minder gestopt dan in de vorige periode.')).toBeDefined();
  });

  test('compares the versions, and narrows to one of them in the URL', async () => {
    const call = show(insight);
    const table = within(await screen.findByRole('table', { name: 'Versies' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'VersieGeopendBegonnenBewaardVerzondenGestoptPer 100',
      'Versie 240030< 5300075',
      'Versie 140030< 5200050',
    ]);
    expect(
      screen.getByText(
        'Van elke 100 bezoeken werden er verzonden: 75 (Versie 2) en 50 (Versie 1).',
      ),
    ).toBeDefined();
    fireEvent.change(screen.getByRole('combobox', { name: 'Versie' }), { target: { value: 'v1' } });
    await waitFor(() =>
      expect(call.mock.calls.at(-1)?.[0]).toMatchObject({ query: { version: 'v1' } }),
    );
  });

  test('lists the proposals that wait, also when nothing was counted', async () => {
    show({ ...insight, has_counts: false });
    const table = within(await screen.findByRole('table', { name: 'Wachtende voorstellen' }));
    expect(table.getByRole('row', { name: /^Melding 3 Productie/ })).toBeDefined();
    expect(screen.getByText('Er wacht 1 voorstel.')).toBeDefined();
  });

  test('saves a table as CSV', async () => {
    show(insight);
    fireEvent.click(await screen.findByRole('button', { name: "CSV: Pagina's" }));
    const [content, name] = vi.mocked(saveBlob).mock.calls[0] ?? [];
    expect(name).toBe('paginas.csv');
    expect(await content?.text()).toContain('Uw gegevens;40;12;tot 2 minuten');
  });

  test('asks for another period', async () => {
    const call = show(insight);
    const period = await screen.findByRole('combobox', { name: 'Periode' });
    fireEvent.change(period, { target: { value: 'year' } });
    await waitFor(() =>
      expect(call.mock.calls.at(-1)?.[0]).toMatchObject({ query: { period: 'year' } }),
    );
  });

  test('says what will come when nothing was counted', async () => {
    show({ ...insight, has_counts: false });
    expect(await screen.findByText('Nog geen bezoeken geteld')).toBeDefined();
  });

  test('says that counting is switched off, also beside earlier counts', async () => {
    show({ ...insight, counting: 'off_for_organisation' });
    expect(await screen.findByText(/Het tellen van bezoeken staat uit/)).toBeDefined();
    expect(screen.getByRole('table', { name: "Pagina's" })).toBeDefined();
  });

  test('does not promise counts while counting is switched off', async () => {
    show({ ...insight, counting: 'off_for_organisation', has_counts: false });
    expect(await screen.findByText(/Het tellen van bezoeken staat uit/)).toBeDefined();
    expect(screen.queryByText('Nog geen bezoeken geteld')).toBeNull();
  });
});
