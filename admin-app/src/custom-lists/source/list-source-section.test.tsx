import type { ListSource } from '@form-builder/core/contract/staff/settings/list-sources.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens } from '../../testing/render-screen.tsx';
import { ListSourceSection } from './list-source-section.tsx';

const source: ListSource = {
  url: 'https://data.voorbeeld.nl/wijken.csv',
  format: 'csv',
  label_column: 'naam',
  id_column: 'code',
  parent_column: null,
  every: 'day',
  next_at: '2026-11-25T09:00:00.000Z',
  last: { at: '2026-11-24T09:00:00.000Z', problem: null, added: 1, changed: 2, removed: 0 },
};
const counts = { added: 0, changed: 0, removed: 0, unchanged: 0 };

const show = (data: ListSource | null) => {
  vi.spyOn(api, 'getListSource').mockResolvedValue({ data });
  renderRoute([{ path: '/', Component: () => <ListSourceSection listKey="wijken" /> }], '/');
};

beforeAll(prepareScreens);
afterEach(() => vi.restoreAllMocks());

test('an address gives its columns; the chosen ones are saved', async () => {
  const preview = vi.spyOn(api, 'previewListSource').mockResolvedValue({
    data: { ...counts, columns: ['code', 'naam'], problem: null },
  });
  const save = vi.spyOn(api, 'saveListSource').mockResolvedValue({ data: source });
  show(null);
  fireEvent.click(await screen.findByRole('button', { name: 'Bron instellen' }));
  fireEvent.click(screen.getByRole('button', { name: 'Kolommen ophalen' }));
  expect(await screen.findByText('Vul een adres in dat begint met https://.')).not.toBeNull();
  expect(preview).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText(/^Adres van de bron/), { target: { value: source.url } });
  fireEvent.click(screen.getByRole('button', { name: 'Kolommen ophalen' }));
  const label = await screen.findByLabelText(/^Kolom met de naam/);
  fireEvent.change(label, { target: { value: 'naam' } });
  fireEvent.change(screen.getByLabelText(/^Kolom met de code$/), { target: { value: 'code' } });
  fireEvent.click(screen.getByRole('button', { name: 'Bron opslaan' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({
      params: { key: 'wijken' },
      body: {
        url: source.url,
        format: 'csv',
        label_column: 'naam',
        id_column: 'code',
        parent_column: null,
        every: 'day',
      },
    }),
  );
  const heading = screen.getByRole('heading', { name: 'Automatisch verversen' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('a source that cannot be used says why', async () => {
  vi.spyOn(api, 'previewListSource').mockResolvedValue({
    data: { ...counts, columns: [], problem: 'unreadable' },
  });
  show(null);
  fireEvent.click(await screen.findByRole('button', { name: 'Bron instellen' }));
  fireEvent.change(screen.getByLabelText(/^Adres van de bron/), { target: { value: source.url } });
  fireEvent.click(screen.getByRole('button', { name: 'Kolommen ophalen' }));
  expect((await screen.findByRole('alert')).textContent).toContain('gekozen formaat');
});

test('the last result is shown', async () => {
  show(source);
  expect(await screen.findByText(/1 nieuw, 2 gewijzigd, 0 verwijderd/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Toch overnemen' })).toBeNull();
});

test('a list that would shrink is taken over only on request', async () => {
  const refresh = vi.spyOn(api, 'refreshCustomList').mockResolvedValue({ data: source });
  const last = { at: '2026-11-24T09:00:00.000Z', added: 0, changed: 0, removed: 0 };
  show({ ...source, last: { ...last, problem: 'shrunk' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Toch overnemen' }));
  await waitFor(() =>
    expect(refresh).toHaveBeenCalledWith({
      params: { key: 'wijken' },
      body: { accepts_shrinking: true },
    }),
  );
});
