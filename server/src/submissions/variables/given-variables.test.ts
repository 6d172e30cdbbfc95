import {
  buildCondition,
  buildField,
  buildRule,
  buildVariable,
} from '@form-builder/core/form/build-form.ts';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPeople } from '../../../simulators/digid/test-people.ts';
import { startPdokSimulator } from '../../../simulators/pdok/pdok-simulator.ts';
import type { RunningSimulators } from '../../../simulators/start-simulators.ts';
import { logIn, startDigid } from '../../../testing/digid-visitor.ts';
import { refusalCode, refusalOf } from '../../../testing/refusal.ts';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

const [willeke] = testPeople;
const bsn = willeke?.bsn ?? '';
const variables: readonly Variable[] = [
  buildVariable('person', { type: 'login', provider: 'digid', claim: 'name' }),
  buildVariable('number', { type: 'login', provider: 'digid', claim: 'identifier' }),
  buildVariable('area', { type: 'query', name: 'wijk' }),
  buildVariable('desk', { type: 'host', name: 'balie' }),
  buildVariable('street', { type: 'look_up', field: 'address', member: 'street' }),
  buildVariable('doubled', { type: 'formula', formula: '{number0000} & "!"' }),
];
const shownWhen = (id: string, variable: string) =>
  buildField('text', id, {
    is_hidden: true,
    is_required: true,
    logic: [buildRule(['show'], buildCondition(variable, 'is_not_empty'))],
  });
const pages = onePage([
  buildField('bag', 'address'),
  shownWhen('who', 'person'),
  shownWhen('where', 'area'),
  shownWhen('which', 'desk'),
  shownWhen('road', 'street'),
  buildField('formula', 'secret', { custom_properties: { formula: '{number0000}' } }),
]);
const home = { postcode: '2611GX', house_number: 87, street: 'Markt', city: 'Delft' };

describe.each(databases)('variables that something outside gives on %s', (database) => {
  let server: TestServer;
  let simulators: RunningSimulators;
  let pdok: Awaited<ReturnType<typeof startPdokSimulator>>;
  let staff: SignedInUser;
  let versionId: string;

  beforeAll(async () => {
    pdok = await startPdokSimulator({ isProduction: false });
    server = await startTestServer({ database, environment: { PDOK_URL: pdok.baseUrl } });
    simulators = await startDigid(server);
    staff = await server.signIn(server.tenants.demo, { isRoot: true });
    ({ versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: staff.id, name: 'x' },
      version: { pages, variables },
    }));
  });
  afterAll(async () => {
    await simulators.stop();
    await server.stop();
    await pdok.stop();
  });

  const client = (token?: string) =>
    server.client(
      server.tenants.demo,
      token === undefined ? {} : { 'x-authentication-digid': token },
    );
  interface Sent {
    readonly data?: Record<string, unknown>;
    readonly claims?: Record<string, string | null>;
    readonly token?: string;
    readonly status?: 'draft' | 'final';
  }
  const send = async ({ data = {}, claims = {}, token, status = 'final' }: Sent) => {
    const body = { form_version_id: versionId, data, claims, status };
    return (await client(token).createSubmission({ headers: {}, body })).data;
  };
  const asked = async (sent: Sent) => Object.keys((await refusalOf(send(sent))).errors ?? {});
  const read = async (id: string) => (await staff.client.getSubmission({ params: { id } })).data;
  const valuesOf = (held: readonly Variable[]) =>
    Object.fromEntries(held.map(({ id, stored_value: value }) => [id, value]));

  test('affect rules with the values of the server', async () => {
    expect(await asked({ token: await logIn(server, {}) })).toEqual(['who']);
    expect(await asked({ claims: { area: 'Noord', desk: 'A' } })).toEqual(['where', 'which']);
    expect((await send({})).status).toBe('final');
  });

  test('from a login are never taken from the page', async () => {
    const forged = send({ claims: { person: 'Burgemeester' } });
    expect(await refusalOf(forged)).toMatchObject({
      code: 'unknown_field',
      errors: { 'claims.person': [expect.any(String)] },
    });
    expect(await refusalCode(send({ data: { person: 'Burgemeester' } }))).toBe('unknown_field');
    expect(await refusalCode(send({ claims: { number: '1' }, status: 'draft' }))).toBe(
      'unknown_field',
    );
  });

  test('are only those that the version names', async () => {
    for (const id of ['wijk', 'doubled', 'street', 'address', '__proto__x'])
      expect(await refusalCode(send({ claims: { [id]: 'x' } }))).toBe('unknown_field');
  });

  test('from a look-up hold only what the source gave out', async () => {
    const invented = { ...home, id: '0503010000000001', proof: 'invented' };
    const { id } = await send({ data: { address: invented } });
    expect(valuesOf((await read(id)).variables)).toMatchObject({ street: null });
    expect((await read(id)).answers).not.toHaveProperty('road');
    const { data: address } = await client().callPublicProcedure({
      body: { signature: 'bag:get', body: { id: 'adr-4004' } },
    });
    expect(await asked({ data: { address } })).toEqual(['road']);
  });

  test('are stored with the submission and shown as they were, sensitive ones masked', async () => {
    const token = await logIn(server, {});
    const claims = { area: 'Noord' };
    const data = { who: 'a', where: 'b' };
    const { id } = await send({ token, claims, data });
    const shown = await read(id);
    expect(valuesOf(shown.variables)).toEqual({
      person: 'Willeke van den Berg',
      number: '••••••',
      area: 'Noord',
      desk: null,
      street: null,
      doubled: '••••••',
    });
    expect(shown.masked).toEqual(['secret']);
    expect(JSON.stringify(shown)).not.toContain(bsn);
    const { data: open } = await staff.client.getSensitiveAnswers({ params: { id } });
    expect(valuesOf(open.variables)).toMatchObject({ number: bsn, doubled: `${bsn}!` });
    const { rows } = await server.pool.query('select * from submissions where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(bsn);
  });

  test('that the page claims come back with a draft; others are not kept in it', async () => {
    const token = await logIn(server, {});
    const draft = await send({ token, claims: { area: 'Noord', desk: null }, status: 'draft' });
    const { data } = await client(token).resumeSubmission({
      params: { id: draft.id },
      headers: { 'x-submission-key': draft.public_key ?? '' },
      body: {},
    });
    expect(data.claims).toEqual({ area: 'Noord', desk: null });
  });

  test('reach only the page of who logged in', async () => {
    const token = await logIn(server, {});
    const ask = (body: object) =>
      client().callPublicProcedure({ body: { signature: 'login:variables', body } });
    expect(await ask({ token, version_id: versionId })).toEqual({
      data: { person: 'Willeke van den Berg', number: bsn },
    });
    const forged = ask({ token: 'made-up', version_id: versionId });
    expect(await refusalCode(forged)).toBe('login_expired');
    const none = await ask({ token, version_id: '01900000-0000-7000-8000-000000000000' });
    expect(none).toEqual({ data: {} });
  });
});
