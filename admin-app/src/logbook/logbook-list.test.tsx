import type { LogbookEntry } from '@form-builder/core/contract/staff/logbook.ts';
import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { FormLogbook } from './logbook-area.tsx';

const [form, subject] = ['018f2b1e-0000-7000-8000-000000000001', '01a21c97-ff48-7078-9a33-485a'];
const wilma = { id: '018f2b1e-0000-7000-8000-000000000007', name: 'Wilma Zandstra' };

const entry: LogbookEntry = {
  id: '018f2b1e-0000-7000-8000-000000000009',
  at: '2026-11-27T09:00:00.000Z',
  action: 'form.updated',
  group: 'forms',
  result: 'succeeded',
  origin: 'system',
  actor: null,
  subject: { type: 'form', id: form, name: 'Melding' },
  form_id: form,
  details: {},
};

beforeAll(prepareScreens);
beforeEach(() => {
  queryClient.clear();
  signInWith(['audit-list']);
});
afterEach(() => vi.restoreAllMocks());

/** Opens the logbook of the form with a query; returns the spy on its list. */
function open(query: string) {
  const meta = { total: 1, is_total_exact: true, page: 1, limit: 25, from: 1, to: 1 };
  const list = vi
    .spyOn(api, 'listLogbook')
    .mockResolvedValue({ data: [entry], meta: { ...meta, next_cursor: null } });
  renderRoute(
    [{ path: '/forms/:id/logboek', Component: FormLogbook }],
    `/forms/${form}/logboek${query}`,
  );
  return list;
}
const mockActors = () =>
  vi.spyOn(api, 'listLogbookActors').mockResolvedValue({
    data: [wilma],
    meta: { total: 1, is_total_exact: true, page: 1, limit: 20, from: 1, to: 1 },
  });

test('shows the entries of one subject of a form, as a submission links to them', async () => {
  const list = open(`?filter[subject_id]=${subject}`);
  await vi.waitFor(() =>
    expect(list.mock.lastCall?.[0]).toMatchObject({
      query: { filter: { form_id: form, subject_id: subject } },
    }),
  );
  expect(await screen.findByText(/01a21c97/)).not.toBeNull();
});

test('finds who did it by name; the address then has the id', async () => {
  const find = mockActors();
  const list = open('');
  fireEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Wie …' }));
  const input = await screen.findByRole('combobox', { name: 'Wie' });
  fireEvent.change(input, { target: { value: 'zand' } });
  await vi.waitFor(() =>
    expect(find.mock.lastCall?.[0]).toMatchObject({ query: { search: 'zand' } }),
  );
  fireEvent.click(await screen.findByRole('option', { name: wilma.name }));
  await vi.waitFor(() =>
    expect(list.mock.lastCall?.[0]).toMatchObject({ query: { filter: { actor_id: wilma.id } } }),
  );
});

test('shows the name of whom the address filters on, without a barrier, and removes the filter', async () => {
  const find = mockActors();
  const list = open(`?filter[actor_id]=${wilma.id}`);
  expect(await screen.findByDisplayValue(wilma.name)).not.toBeNull();
  expect(find).toHaveBeenCalledWith({ query: { filter: { id: wilma.id } } }, expect.anything());
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  expect(violations).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Filter Wie verwijderen' }));
  await vi.waitFor(() =>
    expect(list.mock.lastCall?.[0]).toMatchObject({ query: { filter: { form_id: form } } }),
  );
  expect(list.mock.lastCall?.[0]?.query?.filter).not.toHaveProperty('actor_id');
});

test('links to the subject only for who may open its screen', async () => {
  open('');
  expect((await screen.findAllByText('Melding')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Melding' })).toBeNull();
  cleanup();
  signInWith(['audit-list', 'form-read']);
  open('');
  const [link] = await screen.findAllByRole('link', { name: 'Melding' });
  expect(link?.getAttribute('href')).toBe(`/forms/${form}`);
});

test('exports what the filters and the search show, and says where the file will be', async () => {
  const create = vi.spyOn(api, 'createLogbookExport').mockRejectedValueOnce(new Error('offline'));
  // The screen uses no part of the response.
  create.mockResolvedValue({} as Awaited<ReturnType<typeof api.createLogbookExport>>);
  const notify = vi.spyOn(notifications, 'show').mockReturnValue('');
  open('?filter[group]=forms&search=boom&page=1');
  const button = await screen.findByRole('button', { name: 'Exporteren' });
  fireEvent.click(button);
  await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(button.hasAttribute('data-loading')).toBe(false));
  notify.mockClear();
  fireEvent.click(button);
  await vi.waitFor(() =>
    expect(notify.mock.calls[0]?.[0].message).toMatch(/bij “Mijn exports”, en krijgt een e-mail/),
  );
  expect(create.mock.lastCall?.[0]).toEqual({
    body: {
      filter: { group: 'forms', form_id: form },
      reject: {},
      search: 'boom',
      language: 'nl',
    },
  });
});
