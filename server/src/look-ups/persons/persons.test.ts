import {
  buildCondition,
  buildField,
  buildRule,
  buildVariable,
} from '@form-builder/core/form/build-form.ts';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  brpSimulatorKey,
  startBrpSimulator,
  type BrpSimulator,
} from '../../../simulators/brp/brp-simulator.ts';
import { digidIssuer } from '../../../simulators/digid/digid-simulator.ts';
import { testPeople } from '../../../simulators/digid/test-people.ts';
import type { RunningSimulators } from '../../../simulators/start-simulators.ts';
import { digidProviderSettings } from '../../demo/digid-provider-settings.ts';
import {
  digidClientId,
  logIn,
  seedDigid,
  startDigid,
  type DigidChoice,
} from '../../../testing/digid-visitor.ts';
import { refusalCode, refusalOf } from '../../../testing/refusal.ts';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import {
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

const person = (id: string, member: string, kind: Variable['value_kind'] = 'text') =>
  buildVariable(id, { type: 'person', provider: 'digid', member }, kind);
const variables = [person('born', 'birth_date', 'date'), person('town', 'city')];
const filled = (variable: string, when: 'always' | 'empty') => [
  buildRule(
    [{ type: 'set_value' as const, value: { formula: `{${variable}0000}` }, when }],
    buildCondition(variable, 'is_not_empty'),
  ),
];
const pages = onePage([
  buildField('auth', 'who', { custom_properties: { integration_id: 'digid' } }),
  buildField('date', 'birthday', { is_required: true, logic: filled('born', 'always') }),
  buildField('text', 'city', { logic: filled('town', 'empty') }),
]);
const settings = { 'persons.purpose': 'Parkeervergunning', 'persons.processing': 'Aanvraag' };

describe('a form that reads the register of persons', () => {
  let server: TestServer;
  let digid: RunningSimulators;
  let brp: BrpSimulator;
  let staff: SignedInUser;
  let versionId: string;

  const seed = (more: object = {}) =>
    seedForm(server, server.tenants.demo, {
      actor: { id: staff.id, name: 'x' },
      version: { pages, variables, settings, ...more },
    });

  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
    digid = await startDigid(server);
    brp = await startBrpSimulator({ isProduction: false });
    staff = await server.signIn(server.tenants.demo, { isRoot: true });
    await staff.client.saveProvider({
      params: { id: 'brp', stage: 'production' },
      body: {
        driver: 'brp',
        name: 'BRP',
        settings: {
          api: brp.baseUrl,
          secret_header: 'X-API-KEY',
          purpose_header: 'x-doelbinding',
          processing_header: 'x-verwerking',
        },
        secret: brpSimulatorKey,
      },
    });
    ({ versionId } = await seed());
  });
  beforeEach(() => brp.setFailureMode('none'));
  afterAll(async () => {
    await Promise.all([server.stop(), digid.stop(), brp.stop()]);
  });

  interface Read {
    readonly is_read: boolean;
    readonly values: Record<'born' | 'town', { readonly value: unknown; readonly proof: string }>;
  }
  interface Asked {
    readonly version?: string;
    readonly environment?: EnvironmentId;
    readonly tenant?: TestServer['tenants']['demo'];
  }
  const read = async (token: string, asked: Asked = {}) => {
    const { version = versionId, environment = 'production', tenant = server.tenants.demo } = asked;
    const body = { signature: 'person:read', body: { token, version_id: version, environment } };
    return (await server.client(tenant).callPublicProcedure({ body })).data as Read;
  };
  const send = async (
    token: string | undefined,
    claims: Readonly<Record<string, string>>,
    data: object = {},
  ) => {
    const headers: Record<string, string> =
      token === undefined ? {} : { 'x-authentication-digid': token };
    const client = server.client(server.tenants.demo, headers);
    const body = {
      form_version_id: versionId,
      data: { ...data },
      claims,
      status: 'final' as const,
    };
    return (await client.createSubmission({ headers: {}, body })).data;
  };
  const answersOf = async (id: string) =>
    (await staff.client.getSubmission({ params: { id } })).data.answers;
  const proofsOf = ({ values }: Read) => ({ born: values.born.proof, town: values.town.proof });

  test('can be set up and checked', async () => {
    const check = { params: { id: 'brp', stage: 'production' as const } };
    expect((await staff.client.checkProvider(check)).data.error).toBeNull();
  });

  test('gets what its variables are, and the register is asked for nothing else', async () => {
    const found = await read(await logIn(server, {}));
    expect(found).toEqual({
      is_read: true,
      values: {
        born: { value: '1961-06-24', proof: expect.any(String) as string },
        town: { value: 'Voorbeeldstad', proof: expect.any(String) as string },
      },
    });
    expect(brp.calls.at(-1)).toEqual({
      fields: ['geboorte.datum', 'verblijfplaats.verblijfadres.woonplaats'],
      purpose: 'Parkeervergunning',
      processing: 'Aanvraag',
    });
  });

  test('reads the represented person, not who acts for them', async () => {
    const valuesOf = async (choice: DigidChoice) => {
      const { values } = await read(await logIn(server, choice));
      return [values.born.value, values.town.value];
    };
    const ofFatima = await valuesOf({ person: 'persoon-2' });
    expect(await valuesOf({ represented: 'persoon-2:parking' })).toEqual(ofFatima);
    expect(await valuesOf({})).not.toEqual(ofFatima);
  });

  test('notes for staff that the data of a person are shielded, by the last reading', async () => {
    const shieldedOf = async (choice: DigidChoice) => {
      const token = await logIn(server, choice);
      const { id } = await send(token, proofsOf(await read(token)), { birthday: '1988-02-01' });
      const { data } = await staff.client.listIdentities({ params: { id } });
      return data.map(({ is_shielded: isShielded }) => isShielded);
    };
    expect(await shieldedOf({ person: 'persoon-2' })).toEqual([true]);
    expect(await shieldedOf({ represented: 'persoon-2:parking' })).toEqual([true]);
    expect(await shieldedOf({})).toEqual([false]);
  });

  test('gives who acts for a shielded person none of their data', async () => {
    const abroad = [person('born', 'country_abroad'), person('town', 'address_abroad')];
    const { versionId: version } = await seed({ variables: abroad });
    const valuesOf = async (choice: DigidChoice) => {
      const { is_read: isRead, values } = await read(await logIn(server, choice), { version });
      return [isRead, values.born.value, values.town.value];
    };
    const own = [true, 'België', '1 Rue du Lac, 1050 Bruxelles'];
    expect(await valuesOf({ person: 'persoon-2' })).toEqual(own);
    expect(await valuesOf({ represented: 'persoon-2:parking' })).toEqual([true, null, null]);
  });

  test('fills in what a visitor cannot change, whatever the page sends', async () => {
    const token = await logIn(server, {});
    const claims = proofsOf(await read(token));
    const changed = { birthday: '2000-01-01', city: 'Elders' };
    const { id } = await send(token, claims, changed);
    expect(await answersOf(id)).toMatchObject({ birthday: '1961-06-24', city: 'Elders' });
  });

  test('refuses a page that leaves out, forges or borrows what was read', async () => {
    const token = await logIn(server, {});
    const claims = proofsOf(await read(token));
    const other = proofsOf(await read(await logIn(server, { person: 'persoon-2' })));
    const typed = { birthday: '2000-01-01' };
    for (const wrong of [{}, { ...claims, born: claims.town }, other, { ...claims, born: 'x' }])
      expect(await refusalCode(send(token, wrong, typed))).toBe('person_unread');
  });

  test('lets the visitor type what the register does not give', async () => {
    brp.setFailureMode('server-error');
    const token = await logIn(server, {});
    const found = await read(token);
    expect(found).toMatchObject({ is_read: false, values: { born: { value: null } } });
    const { id } = await send(token, proofsOf(found), { birthday: '1961-06-24' });
    expect(await answersOf(id)).toMatchObject({ birthday: '1961-06-24' });
    brp.setFailureMode('none');
    const stranger = await logIn(server, { person: 'persoon-4' });
    expect(await read(stranger)).toMatchObject({
      is_read: true,
      values: { town: { value: null } },
    });
  });

  test('does not accept from an earlier login that the register was down', async () => {
    brp.setFailureMode('unreachable');
    const earlier = proofsOf(await read(await logIn(server, {})));
    brp.setFailureMode('none');
    server.advance(60_000);
    const token = await logIn(server, {});
    expect(await refusalCode(send(token, earlier, { birthday: '2000-01-01' }))).toBe(
      'person_unread',
    );
  });

  test('can be sent without a login', async () => {
    const { errors } = await refusalOf(send(undefined, {}));
    expect(Object.keys(errors ?? {})).toEqual(['birthday']);
    expect((await send(undefined, {}, { birthday: '2000-01-01' })).status).toBe('final');
  });

  test('is not read without a purpose, for another stage, tenant or token', async () => {
    const token = await logIn(server, {});
    await expect(seed({ settings: {} })).rejects.toMatchObject({ code: 'invalid' });
    const { versionId: other } = await seed({
      variables: [],
      pages: onePage([buildField('text', 'a')]),
    });
    const before = brp.calls.length;
    expect(await refusalCode(read(token, { version: other }))).toBe('not_found');
    expect(await refusalCode(read(token, { environment: 'test' }))).toBe('login_expired');
    expect(await refusalCode(read(token, { tenant: server.tenants.other }))).toBe('login_expired');
    expect(await refusalCode(read('nobody'))).toBe('login_expired');
    expect(brp.calls.length).toBe(before);
  });

  test('leaves a line in the logbook with a pseudonym, never the number', async () => {
    await read(await logIn(server, {}));
    const { rows } = await server.pool.query<{ details: Record<string, unknown> }>(
      "select details from logbook where action = 'person.looked_up'",
    );
    expect(rows.at(-1)?.details).toMatchObject({
      name: 'Parkeervergunning',
      provider: 'brp',
      pseudonym: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      count: 2,
    });
    for (const { bsn } of testPeople) expect(JSON.stringify(rows)).not.toContain(bsn);
    const { rows: lines } = await server.pool.query<{ subject_id: string }>(
      `select subject_type, subject_id, status, activity_id from processing_log
       where name = 'person.looked_up' order by ended_at`,
    );
    expect(lines.at(-1)).toEqual({
      subject_type: 'bsn',
      subject_id: rows.at(-1)?.details['pseudonym'],
      status: 'ok',
      activity_id: versionId,
    });
  });

  test('asks nothing about a pseudonym that has the form of a BSN', async () => {
    const settings = digidProviderSettings({
      issuer: digidIssuer(digid.origin),
      clientId: digidClientId,
    });
    const before = brp.calls.length;
    await seedDigid(server, { ...settings, identifier_kind: 'pseudonym' }, false);
    const token = await logIn(server, {});
    expect(await read(token)).toMatchObject({ is_read: false, values: { town: { value: null } } });
    expect(brp.calls.length).toBe(before);
    await seedDigid(server, settings, false);
    expect((await read(await logIn(server, {}))).is_read).toBe(true);
  });

  test('asks a login a limited number of times', async () => {
    const token = await logIn(server, {});
    server.startWindow(60_000);
    for (let call = 0; call < 10; call += 1) await read(token);
    expect(await refusalCode(read(token))).toBe('too_many_requests');
  });

  test('keeps its register as long as a published form reads it', async () => {
    const params = { id: 'brp', stage: 'production' } as const;
    const { data } = await staff.client.listProviderUses({ params });
    expect(data.length).toBeGreaterThan(0);
    expect(await refusalCode(staff.client.deleteProvider({ params }))).toBe('provider_in_use');
  });
});
