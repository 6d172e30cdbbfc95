import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';
import type { DetailedCustomList } from '@form-builder/core/contract/staff/settings/custom-lists.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { prepareScreens, signInWith } from '../testing/render-screen.tsx';
import { CustomListScreen } from './custom-list-screen.tsx';

const list: DetailedCustomList = {
  key: 'wijken',
  name: 'Wijken',
  item_count: 2,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  revision: 3,
  items: [
    { id: 'n', label: 'Noord' },
    { id: 'z', label: 'Zuid' },
  ],
  used_by: [],
};

const save = vi.fn<typeof api.saveCustomList>();

beforeAll(() => {
  prepareScreens();
  signInWith(['custom-lists']);
  vi.spyOn(api, 'getCustomList').mockResolvedValue({ data: list });
  vi.spyOn(api, 'saveCustomList').mockImplementation(save);
});
beforeEach(() => save.mockReset().mockResolvedValue({ data: list }));
async function open() {
  renderRoute(
    [{ path: '/settings/lists/:key', Component: CustomListScreen }],
    '/settings/lists/wijken',
  );
  return screen.findByRole('table', { name: 'Keuzes' });
}
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));

test('Enter adds an entry below and focuses it; saving makes its code', async () => {
  await open();
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Tekst van Noord' }), { key: 'Enter' });
  const added = screen.getByRole('textbox', { name: 'Tekst van nieuwe keuze' });
  expect(document.activeElement).toBe(added);
  fireEvent.change(added, { target: { value: 'Oost' } });
  submit();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).toEqual({
    params: { key: 'wijken' },
    headers: { 'if-match': '"3"' },
    body: {
      name: 'Wijken',
      items: [
        { id: 'n', label: 'Noord' },
        { id: 'oost', label: 'Oost' },
        { id: 'z', label: 'Zuid' },
      ],
    },
  });
});

test('nothing is saved while codes are equal, and each of them is named', async () => {
  const table = await open();
  type('Code van Zuid', 'n');
  expect(within(table).queryByText('Deze code is dubbel.')).toBeNull();
  submit();
  expect(within(table).getAllByText('Deze code is dubbel.')).toHaveLength(2);
  expect(screen.getByRole('alert').textContent).toContain('Keuzes met dezelfde code: 2');
  expect(save).not.toHaveBeenCalled();
});

test('pasted cells show what changes before they are taken over', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Plakken of importeren' }));
  const box = await screen.findByRole('textbox', { name: 'Plak cellen uit een rekenblad' });
  fireEvent.change(box, { target: { value: 'naam\tbeheerder\nNoord\tAnouk\nWest\t' } });
  const preview = await screen.findByRole('status', { name: 'Wat er verandert' });
  // Nothing goes until it is asked.
  expect(preview.textContent).toContain('Verwijderd: 0');
  fireEvent.click(screen.getByRole('switch', { name: /niet in de tabel staan, verwijderen$/ }));
  expect(preview.textContent).toBe(
    'Nieuw: 1 WestGewijzigd: 1 Noord (beheerder)Verwijderd: 1 ZuidBlijft gelijk: 0Nieuwe kolommen: beheerder',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Overnemen' }));
  expect(await screen.findByRole('textbox', { name: 'beheerder van Noord' })).toHaveProperty(
    'value',
    'Anouk',
  );
  submit();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0].body.items).toEqual([
    { id: 'n', label: 'Noord', beheerder: 'Anouk' },
    { id: 'west', label: 'West' },
  ]);
});

test('saving keeps the focus and what is typed meanwhile; the next save follows the new revision', async () => {
  await open();
  let finish = (): void => undefined;
  save.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        finish = () => resolve({ data: { ...list, revision: 4 } });
      }),
  );
  type('Tekst van Noord', 'Noorderwijk');
  const button = screen.getByRole('button', { name: 'Opslaan' });
  button.focus();
  submit();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  type('Tekst van Zuid', 'Zuiderwijk');
  finish();
  await waitFor(() => expect(button.getAttribute('data-loading')).toBeNull());
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('textbox', { name: 'Tekst van Zuiderwijk' })).toBeTruthy();
  submit();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls[1]?.[0]).toMatchObject({
    headers: { 'if-match': '"4"' },
    body: { items: [{ label: 'Noorderwijk' }, { label: 'Zuiderwijk' }] },
  });
});

test('a list that a published form uses is not deleted, and the form is named', async () => {
  const published: FormUse = {
    form: { id: '1', name: 'School kiezen', type: 'form' },
    version: { id: '2', number: 3 },
    published_in: ['production'],
  };
  vi.mocked(api.getCustomList).mockResolvedValueOnce({ data: { ...list, used_by: [published] } });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Verwijderen' }));
  await screen.findByText(/kan niet weg, want deze formulieren .*: School kiezen\./);
  expect(screen.queryByRole('button', { name: 'Ja, verwijder de lijst' })).toBeNull();
});
