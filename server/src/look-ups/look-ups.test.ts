import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { databases, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { startPdokSimulator } from '../../simulators/pdok/pdok-simulator.ts';
import { kvkSimulatorKey, startKvkSimulator } from '../../simulators/kvk/kvk-simulator.ts';
import { rememberedMs } from './registers-in-use.ts';

const lists = { custom_properties: { custom_list: 'wijken' } };
const questions: readonly Field[] = [
  { id: 'address', short_id: 'adr1', type: 'bag', label: 'Adres' },
  { id: 'company', short_id: 'com1', type: 'kvk-api', label: 'Bedrijf' },
  { id: 'case', short_id: 'cas1', type: 'matter', label: 'Zaak' },
  { id: 'area', short_id: 'are1', type: 'custom-list', label: 'Wijk', ...lists },
  {
    id: 'street',
    short_id: 'str1',
    type: 'custom-list',
    label: 'Straat',
    custom_properties: { custom_list: 'straten', parent_field: 'area' },
  },
  {
    id: 'rows',
    short_id: 'row1',
    type: 'input-collection',
    label: 'Meer',
    children: [
      { id: 'areas', short_id: 'are2', type: 'multi-custom-list', label: 'Wijken', ...lists },
    ],
  },
];

describe.each(databases)('look-ups on %s', (database) => {
  let server: TestServer;
  let pdok: Awaited<ReturnType<typeof startPdokSimulator>>;
  let kvk: Awaited<ReturnType<typeof startKvkSimulator>>;
  let versionId: string;

  beforeAll(async () => {
    pdok = await startPdokSimulator({ isProduction: false });
    kvk = await startKvkSimulator({ isProduction: false });
    server = await startTestServer({
      database,
      environment: { PDOK_URL: pdok.baseUrl, KVK_URL: kvk.baseUrl, KVK_API_KEY: kvkSimulatorKey },
    });
    const { demo } = server.tenants;
    const designer = await server.signIn(demo, { permissions: ['custom-lists'] });
    await designer.client.saveCustomList({
      params: { key: 'wijken' },
      body: {
        name: 'Wijken',
        items: [
          { id: 'n', label: 'Noord', number: 1 },
          { id: 'z', label: 'Zuid', number: 2 },
        ],
      },
    });
    await designer.client.saveCustomList({
      params: { key: 'straten' },
      body: {
        name: 'Straten',
        items: [
          { id: 'dijk', label: 'Dijk', parent: 'n' },
          { id: 'kade', label: 'Kade', parent: 'z' },
          { id: 'laan', label: 'Laan' },
        ],
      },
    });
    const actor = { id: designer.id, name: 'x' };
    const version = { pages: onePage(questions) };
    versionId = (await seedForm(server, demo, { actor, version })).versionId;
  });
  beforeEach(() => {
    pdok.setFailureMode('none');
    kvk.setFailureMode('none');
  });
  afterAll(async () => {
    await Promise.all([server.stop(), pdok.stop(), kvk.stop()]);
  });

  const call = async (signature: string, body: unknown, tenant = server.tenants.demo) =>
    (await server.client(tenant).callPublicProcedure({ body: { signature, body } })).data;
  const send = (data: Record<string, unknown>) =>
    server.client(server.tenants.demo).createSubmission({
      headers: {},
      body: { form_version_id: versionId, data, status: 'final' },
    });
  /** The stored answers of a submission. */
  const stored = async (data: Record<string, unknown>) => {
    const { data: sent } = await send(data);
    const row = await server.transaction(server.tenants.demo)((tx) =>
      tx.selectFrom('submissions').select('answers').where('id', '=', sent.id).executeTakeFirst(),
    );
    return row?.answers;
  };

  test('an address is found by number or by words, and by its location', async () => {
    const byNumber = { postcode: '1234 ab', house_number: 3 };
    expect(await call('bag:search', byNumber)).toMatchObject([
      {
        label: 'Kerkstraat 3, 1234 AB Voorbeeldstad',
        address: { street: 'Kerkstraat', proof: expect.any(String) as string },
      },
    ]);
    expect(await call('bag:search', { search: 'molenlaan 4' })).toContainEqual({
      id: 'adr-4004',
      label: 'Molenlaan 4, 1236EF Voorbeelddorp',
      address: null,
    });
    expect(await call('bag:get', { id: 'adr-4004' })).toMatchObject({ street: 'Molenlaan' });
    expect(await call('bag:get', { id: 'adr-gone' })).toBeNull();
    const place = { lat: 52.09093, lng: 5.1216 };
    expect(await call('bag:reverse', place)).toEqual({
      label: 'Kerkstraat 3, 1234AB Voorbeeldstad',
    });
  });

  test('look-ups need one transaction a second, also for the proof', async () => {
    const search = { postcode: '1234AB', house_number: 3 };
    await call('bag:search', search);
    server.advance(rememberedMs);
    const { statements, end } = recordStatements(server.pool);
    await Promise.all([call('bag:search', search), call('bag:search', search)]);
    end();
    const ofTenant = statements.filter(
      (text) => text.startsWith('begin') && text.includes(server.tenants.demo.id),
    );
    expect(ofTenant).toHaveLength(1);
    expect(statements.some((text) => text.includes('"look_up_keys"'))).toBe(true);
  });

  test('an address from the register is stored unchanged, without its proof', async () => {
    const found = await call('bag:get', { id: 'adr-4004' });
    const { proof, ...address } = found as { readonly proof: string }; // As the test above shows.
    expect(await stored({ address: { ...address, proof } })).toEqual({ address, rows: [] });
  });

  test.each([
    ['changed', { city: 'Elders' }],
    ['without its proof', { proof: undefined }],
  ])('an address that was %s counts as typed by the visitor', async (_, change) => {
    const address = await call('bag:get', { id: 'adr-4004' });
    const answers = await stored({ address: { ...(address as object), ...change } });
    expect(answers).toMatchObject({ address: { street: 'Molenlaan' } });
    expect(answers).not.toHaveProperty('address.id');
  });

  test('an address typed by hand is accepted as such', async () => {
    const address = { postcode: '1234 AB', house_number: 3, street: 'Pad', city: 'Dorp' };
    expect(await stored({ address })).toMatchObject({ address });
  });

  test('another tenant’s proof is invalid', async () => {
    const address = await call('bag:get', { id: 'adr-4004' }, server.tenants.other);
    expect(await stored({ address })).not.toHaveProperty('address.id');
  });

  test('a company is confirmed only if the register returned exactly it', async () => {
    const [found] = (await call('kvk:search', { search: 'hovenier' })) as readonly object[];
    expect(await stored({ company: found })).toMatchObject({ company: { is_confirmed: true } });
    const renamed = await stored({ company: { ...found, name: 'Anders' } });
    expect(renamed).toMatchObject({ company: { name: 'Anders', is_confirmed: false } });
  });

  test('a case that this server never returned is refused', async () => {
    const made = { id: '1', identification: 'Z-1', description: 'Verzonnen', process: 'p' };
    expect(Object.keys((await refusalOf(send({ case: made }))).errors ?? {})).toEqual(['case']);
  });

  test('an entry of a list is read from the list, whatever the page sends', async () => {
    expect(await call('custom-list:search', { list: 'wijken', search: 'ZU' })).toEqual([
      { id: 'z', label: 'Zuid', number: 2 },
    ]);
    expect(await call('custom-list:search', { list: 'wijken' }, server.tenants.other)).toEqual([]);
    const answers = await stored({
      area: { id: 'n', label: 'Gratis', number: 99 },
      rows: [{ areas: [{ id: 'z', label: 'x' }] }],
    });
    expect(answers).toEqual({
      area: { id: 'n', label: 'Noord', number: 1 },
      rows: [{ areas: [{ id: 'z', label: 'Zuid', number: 2 }] }],
    });
  });

  test('an entry that is not in the list gives an issue at its field', async () => {
    const refused = send({ rows: [{ areas: [{ id: 'q', label: 'Elders' }] }] });
    expect(await refusalOf(refused)).toMatchObject({
      code: 'answers_invalid',
      errors: { 'rows.0.areas': [expect.any(String)] },
    });
  });

  test('a list is filtered by the parent of its entries', async () => {
    const search = (parents: readonly string[]) =>
      call('custom-list:search', { list: 'straten', parents });
    expect(await search(['z'])).toEqual([{ id: 'kade', label: 'Kade', parent: 'z' }]);
    expect(await search(['n', 'z'])).toHaveLength(2);
    expect(await search([])).toEqual([]);
    expect(await call('custom-list:search', { list: 'straten' })).toHaveLength(3);
  });

  test('an entry that belongs to another answer is rejected, whatever the page sends', async () => {
    const area = { id: 'n', label: 'Noord' };
    const dike = { id: 'dijk', label: 'Dijk', parent: 'n' };
    expect(await stored({ area, street: dike })).toMatchObject({ street: dike });
    for (const street of [
      { id: 'kade', label: 'Kade', parent: 'z' },
      { id: 'kade', label: 'Kade', parent: 'n' },
      { id: 'laan', label: 'Laan', parent: 'n' },
    ]) {
      expect(await refusalOf(send({ area, street }))).toMatchObject({
        code: 'answers_invalid',
        errors: { street: [expect.stringContaining('Wijk')] },
      });
    }
    expect(await refusalCode(send({ street: dike }))).toBe('answers_invalid');
  });

  test('a register that is down is reported without the cause', async () => {
    pdok.setFailureMode('server-error');
    kvk.setFailureMode('rate-limited');
    expect(await refusalCode(call('bag:search', { search: 'stationsweg 1' }))).toBe('unavailable');
    expect(await refusalCode(call('kvk:search', { search: 'bakker' }))).toBe('too_many_requests');
    expect(server.failures).toEqual([]);
  });

  test('what visitors search for is not logged', async () => {
    await call('bag:search', { search: 'burgemeester 7' });
    expect(server.logLines.join('')).not.toContain('burgemeester');
  });
});

describe('look-ups without services', () => {
  test('are unavailable, and the map has no background', async () => {
    const server = await startTestServer({ database: databases[0] ?? 'embedded' });
    const call = (signature: string, body: unknown) =>
      server.client(server.tenants.demo).callPublicProcedure({ body: { signature, body } });
    expect(await refusalCode(call('bag:search', { search: 'molen' }))).toBe('unavailable');
    expect(await refusalCode(call('kvk:search', { search: 'molen' }))).toBe('unavailable');
    expect((await call('map:background', {})).data).toMatchObject({ tiles_url: null });
    await server.stop();
  });
});
