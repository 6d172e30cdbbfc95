import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../../testing/render-screen.tsx';
import { ExportPanel } from './export-panel.tsx';

const formId = '018f2b1e-0000-7000-8000-000000000022';

beforeAll(prepareScreens);
afterEach(() => vi.restoreAllMocks());

function open({ total = 115, selected = [] as readonly string[] } = {}) {
  signInWith(['submission-list', 'submission-export']);
  vi.spyOn(api, 'listExportFields').mockResolvedValue({ data: [] });
  const count = vi.spyOn(api, 'listSubmissions').mockResolvedValue({
    data: [],
    meta: { total, is_total_exact: true, page: 1, limit: 1, from: 0, to: 0, next_cursor: null },
  });
  const create = vi.spyOn(api, 'createExport').mockReturnValue(new Promise(() => undefined));
  const Panel = () => (
    <ExportPanel
      isOpen
      formId={formId}
      filter={{}}
      search="12"
      selected={selected}
      onClose={() => undefined}
    />
  );
  renderRoute([{ path: '/', Component: Panel }], '/');
  return { count, create };
}

test('opens with real and sent submissions, and says how many they are', async () => {
  const { count } = open();
  expect(await screen.findByText('Deze export bevat 115 inzendingen.')).not.toBeNull();
  expect(count.mock.lastCall?.[0]).toMatchObject({
    query: { filter: { form_id: formId, state: ['completed'], is_test: 'false' } },
  });
});

test('exports other states and tests only when they are chosen, and counts them', async () => {
  const { count, create } = open();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Opgeslagen' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Echt of test' }), {
    target: { value: '' },
  });
  const filter = { state: ['completed', 'saved'] };
  await vi.waitFor(() =>
    expect(count.mock.lastCall?.[0]?.query?.filter).toEqual({ ...filter, form_id: formId }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Export maken' }));
  await vi.waitFor(() => expect(create.mock.lastCall?.[0]).toMatchObject({ body: { filter } }));
  expect(create.mock.lastCall?.[0].body.filter).toEqual(filter);
});

test('says that an export without any state is empty', async () => {
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Ingezonden' }));
  expect(await screen.findByText('Kies minstens één status.')).not.toBeNull();
  expect(screen.getByText('Deze export bevat 0 inzendingen.')).not.toBeNull();
});

test('opens with the selected rows as its scope, and can still export the whole list', async () => {
  const { create } = open({ selected: ['a', 'b'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Export maken' }));
  await vi.waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.lastCall?.[0].body).toMatchObject({ filter: { id: ['a', 'b'] }, search: '' });
  expect(screen.queryByRole('checkbox', { name: 'Opgeslagen' })).toBeNull();
  cleanup();
  const { create: whole } = open({ selected: ['a', 'b'] });
  fireEvent.click(await screen.findByRole('radio', { name: 'Alle inzendingen van de lijst' }));
  fireEvent.click(screen.getByRole('button', { name: 'Export maken' }));
  await vi.waitFor(() =>
    expect(whole.mock.lastCall?.[0].body.filter).toEqual({
      state: ['completed'],
      is_test: 'false',
    }),
  );
  expect(whole.mock.lastCall?.[0].body.search).toBe('12');
});
