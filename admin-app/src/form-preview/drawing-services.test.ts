import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { prepareScreens } from '../testing/render-screen.tsx';
import { drawingServices } from './drawing-services.ts';

beforeAll(prepareScreens);
afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

test('a list that is not chosen has examples, without a request', async () => {
  const asked = vi.spyOn(api, 'callPublicProcedure');
  const found = await drawingServices.call('custom-list:search', { list: '', search: '' });
  expect(found.map(({ label }) => label)).toEqual(['Keuze 1', 'Keuze 2', 'Keuze 3']);
  expect(asked).not.toHaveBeenCalled();
});

test('a chosen list has the entries of visitors, asked once', async () => {
  const entries = [{ id: 'west', label: 'West' }];
  const asked = vi.spyOn(api, 'callPublicProcedure').mockResolvedValue({ data: entries });
  const body = { list: 'wijken', search: '' };
  expect(await drawingServices.call('custom-list:search', body)).toEqual(entries);
  expect(await drawingServices.call('custom-list:search', body)).toEqual(entries);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a login has the name that visitors see on its button', async () => {
  const digid = {
    id: 'digid',
    name: 'DigiD',
    organisation: 'Gemeente Voorbeeldstad',
    outage: null,
  };
  const asked = vi
    .spyOn(api, 'callPublicProcedure')
    .mockResolvedValue({ data: { ...digid, outage: { text: null } } });
  expect(await drawingServices.call('login:find', { provider: 'digid' })).toEqual(digid);
  expect(await drawingServices.call('login:find', { provider: 'digid' })).toEqual(digid);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a login that is not chosen is drawn without a request', async () => {
  const asked = vi.spyOn(api, 'callPublicProcedure');
  expect(await drawingServices.call('login:find', { provider: '' })).toMatchObject({ name: '…' });
  expect(asked).not.toHaveBeenCalled();
});

test('a login that visitors cannot use yet is drawn without its name', async () => {
  vi.spyOn(api, 'callPublicProcedure').mockRejectedValue(new Error('404'));
  const found = await drawingServices.call('login:find', { provider: 'yivi' });
  expect(found).toMatchObject({ id: 'yivi', name: '…' });
});

test('a drawing asks no register', async () => {
  const asked = vi.spyOn(api, 'callPublicProcedure');
  const search = { environment: 'production', postcode: '1234AB', house_number: 3 } as const;
  await expect(drawingServices.call('bag:search', search)).rejects.toThrow('bag:search');
  expect(asked).not.toHaveBeenCalled();
});
