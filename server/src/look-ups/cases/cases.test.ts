import { buildField } from '@form-builder/core/form/build-form.ts';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { FoundCase } from '@form-builder/core/contract/visitor/lookups.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testPeople } from '../../../simulators/digid/test-people.ts';
import type { RunningSimulators } from '../../../simulators/start-simulators.ts';
import { zgwClient } from '../../../simulators/zgw/check-token.ts';
import { createZgwCatalogue } from '../../../simulators/zgw/zgw-catalogue.ts';
import { startZgwSimulator, type ZgwSimulator } from '../../../simulators/zgw/zgw-simulator.ts';
import { logIn, startDigid } from '../../../testing/digid-visitor.ts';
import { refusalCode, refusalOf } from '../../../testing/refusal.ts';
import { onePage, seedForm } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

const matter = (id: string, settings: object = {}) =>
  buildField('matter', id, { custom_properties: { integration_id: 'openzaak', ...settings } });
const pages = onePage([
  buildField('auth', 'who', { custom_properties: { integration_id: 'digid' } }),
  matter('case'),
  matter('report', { process_ids: ['ZT-001'] }),
  matter('nothing', { process_ids: ['ZT-404'] }),
  matter('elsewhere', { integration_id: 'gone' }),
  buildField('text', 'remark'),
]);
const [willeke, fatima] = testPeople;

describe.each(databases)('the cases of a visitor on %s', (database) => {
  let server: TestServer;
  let digid: RunningSimulators;
  let zgw: ZgwSimulator;
  let staff: SignedInUser;
  let versionId: string;

  beforeAll(async () => {
    server = await startTestServer({
      database,
      environment: { OUTGOING_PRIVATE_HOSTS: 'localhost' },
    });
    digid = await startDigid(server);
    zgw = await startZgwSimulator({ isProduction: false });
    staff = await server.signIn(server.tenants.demo, { isRoot: true });
    await staff.client.saveProvider({
      params: { id: 'openzaak', stage: 'production' },
      body: {
        driver: 'zgw',
        name: 'Open Zaak',
        settings: zgw.settings,
        secret: zgwClient.secret,
      },
    });
    ({ versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: staff.id, name: 'x' },
      version: { pages },
    }));
  });
  beforeEach(() => {
    zgw.setFailureMode('none');
    zgw.objects.zaken.length = 0;
    zgw.objects.rollen.length = 0;
  });
  afterAll(async () => {
    await Promise.all([server.stop(), digid.stop(), zgw.stop()]);
  });

  interface Given {
    readonly bsn?: string | undefined;
    readonly role?: string;
    readonly members?: object;
  }
  /** Puts a case in the case system. */
  const give = (
    number: string,
    { bsn = willeke?.bsn, role = 'initiator', members }: Given = {},
  ) => {
    const root = `${zgw.origin}/`;
    const [current] = createZgwCatalogue(root).zaaktypen;
    const url = `${root}zaken/api/v1/zaken/id-${number}`;
    zgw.objects.zaken.push({
      url,
      zaaktype: current?.url,
      identificatie: number,
      omschrijving: `Zaak ${number}`,
      startdatum: '2026-01-01',
      einddatum: null,
      vertrouwelijkheidaanduiding: 'zaakvertrouwelijk',
      ...members,
    });
    zgw.objects.rollen.push({
      url: `${url}/rol`,
      zaak: url,
      omschrijvingGeneriek: role,
      betrokkeneIdentificatie: { inpBsn: bsn },
    });
  };

  interface Asked {
    readonly field?: string;
    readonly version?: string;
    readonly environment?: EnvironmentId;
    readonly tenant?: TestServer['tenants']['demo'];
  }
  const list = async (token: string, asked: Asked = {}) => {
    const { field = 'case', version = versionId } = asked;
    const { environment = 'production', tenant = server.tenants.demo } = asked;
    const body = {
      signature: 'case:list',
      body: { token, version_id: version, field_id: field, environment },
    };
    return (await server.client(tenant).callPublicProcedure({ body })).data as FoundCase[];
  };
  const numbersOf = async (token: string, asked?: Asked) =>
    (await list(token, asked)).map(({ identification }) => identification);
  const send = async (token: string | undefined, data: object) => {
    const headers: Record<string, string> =
      token === undefined ? {} : { 'x-authentication-digid': token };
    const body = { form_version_id: versionId, data: { ...data }, status: 'final' as const };
    const client = server.client(server.tenants.demo, headers);
    return (await client.createSubmission({ headers: {}, body })).data.id;
  };
  const answersOf = async (id: string) =>
    (await staff.client.getSubmission({ params: { id } })).data.answers;

  test('are listed after a login, with what the field asks for, and can be sent', async () => {
    give('Z-1', { members: { toelichting: 'Niet voor de pagina' } });
    const token = await logIn(server, {});
    const [found] = await list(token);
    expect(found).toEqual({
      id: 'id-Z-1',
      identification: 'Z-1',
      description: 'Zaak Z-1',
      process: 'Melding',
      proof: expect.any(String) as string,
    });
    const { case: stored } = await answersOf(await send(token, { case: found }));
    expect(stored).toEqual({
      id: 'id-Z-1',
      identification: 'Z-1',
      description: 'Zaak Z-1',
      process: 'Melding',
    });
  });

  test('are those that this person started, and never of somebody else', async () => {
    give('Z-own');
    give('Z-other', { bsn: fatima?.bsn });
    give('Z-about', { role: 'belanghebbende' });
    give('Z-secret', { members: { vertrouwelijkheidaanduiding: 'geheim' } });
    expect(await numbersOf(await logIn(server, {}))).toEqual(['Z-own']);
    expect(await numbersOf(await logIn(server, { person: 'persoon-2' }))).toEqual(['Z-other']);
    expect(await numbersOf(await logIn(server, { person: 'persoon-3' }))).toEqual([]);
  });

  test('are no others when the case system ignores the search', async () => {
    give('Z-other', { bsn: fatima?.bsn });
    zgw.setSearchIgnored(true);
    try {
      expect(await numbersOf(await logIn(server, {}))).toEqual([]);
    } finally {
      zgw.setSearchIgnored(false);
    }
  });

  test('have the open ones first, then the newest', async () => {
    give('Z-closed', { members: { startdatum: '2026-09-01', einddatum: '2026-10-01' } });
    give('Z-old');
    give('Z-new', { members: { startdatum: '2026-08-01', omschrijving: '' } });
    const found = await list(await logIn(server, {}));
    expect(found.map(({ identification, description }) => [identification, description])).toEqual([
      ['Z-new', 'Melding'],
      ['Z-old', 'Zaak Z-old'],
      ['Z-closed', 'Zaak Z-closed'],
    ]);
  });

  test('are of the kinds that the field names', async () => {
    give('Z-1');
    const token = await logIn(server, {});
    expect(await numbersOf(token, { field: 'report' })).toEqual(['Z-1']);
    expect(await numbersOf(token, { field: 'nothing' })).toEqual([]);
  });

  test('are asked for without the number in a URL, and logged by pseudonym', async () => {
    give('Z-1');
    await list(await logIn(server, {}));
    expect(zgw.requests.some((path) => path.endsWith('/zaken/_zoek'))).toBe(true);
    for (const path of zgw.requests) expect(path).not.toContain(String(willeke?.bsn));
    const { rows } = await server.pool.query<object>(
      "select * from processing_log where name = 'person.cases_listed' order by ended_at",
    );
    expect(rows.at(-1)).toMatchObject({
      subject_type: 'bsn',
      activity_id: versionId,
      status: 'ok',
    });
    expect(JSON.stringify(rows)).not.toContain(String(willeke?.bsn));
  });

  test('are not listed without a login, for another stage, tenant or field', async () => {
    const token = await logIn(server, {});
    const before = zgw.requests.length;
    expect(await refusalCode(list('nobody'))).toBe('login_expired');
    expect(await refusalCode(list(token, { environment: 'test' }))).toBe('login_expired');
    expect(await refusalCode(list(token, { tenant: server.tenants.other }))).toBe('login_expired');
    expect(await refusalCode(list(token, { field: 'remark' }))).toBe('not_found');
    expect(await refusalCode(list(token, { field: 'elsewhere' }))).toBe('unavailable');
    expect(zgw.requests.length).toBe(before);
  });

  test('need a login that the form asks for, at the level that it asks', async () => {
    give('Z-1');
    const token = await logIn(server, { level: 'Midden' });
    const of = async (field: object) => {
      const seeded = await seedForm(server, server.tenants.demo, {
        actor: { id: staff.id, name: 'x' },
        version: { pages: onePage([matter('case'), buildField('auth', 'who', field)]) },
      });
      return list(token, { version: seeded.versionId });
    };
    const settings = (assurance_level?: string) => ({
      custom_properties: {
        integration_id: 'digid',
        ...(assurance_level !== undefined && { assurance_level }),
      },
    });
    expect(await of(settings())).toHaveLength(1);
    expect(await refusalCode(of(settings('hoog')))).toBe('login_level_too_low');
    expect(await refusalCode(of({ custom_properties: { integration_id: 'other' } }))).toBe(
      'login_required',
    );
  });

  test('are not accepted from a page that changes, borrows or invents one', async () => {
    give('Z-1');
    give('Z-2', { bsn: fatima?.bsn });
    const [token, other] = [await logIn(server, {}), await logIn(server, { person: 'persoon-2' })];
    const [[own], [borrowed]] = [await list(token), await list(other)];
    const invented = { ...borrowed, proof: undefined };
    const attacks = [
      [token, { ...own, id: 'id-Z-2' }],
      [token, { ...own, identification: 'Z-2' }],
      [token, borrowed],
      [token, invented],
      [token, { ...borrowed, proof: own?.proof }],
      [other, own],
      [undefined, own],
    ] as const;
    for (const [held, sent] of attacks) {
      const { errors } = await refusalOf(send(held, { case: sent }));
      expect(Object.keys(errors ?? {})).toEqual(['case']);
    }
    expect(await answersOf(await send(token, { case: own }))).toMatchObject({
      case: { id: 'id-Z-1' },
    });
  });

  test('can be tried again after the case system failed', async () => {
    give('Z-1');
    const token = await logIn(server, {});
    for (const failure of ['server-error', 'malformed', 'unreachable'] as const) {
      zgw.setFailureMode(failure);
      expect(await refusalCode(list(token))).toBe('unavailable');
    }
    zgw.setFailureMode('none');
    expect(await numbersOf(token)).toEqual(['Z-1']);
  });

  test('are asked for a limited number of times a minute', async () => {
    server.startWindow(60_000);
    const token = await logIn(server, {});
    for (let count = 0; count < 10; count += 1) await list(token);
    expect(await refusalCode(list(token))).toBe('too_many_requests');
  });

  test('cannot be chosen in a form whose case system lists none', async () => {
    const { data } = await staff.client.listFindings({ params: { id: versionId } });
    const missing = data.filter(({ code }) => code === 'provider_missing');
    expect(missing.map(({ path }) => path.field_id)).toEqual(['elsewhere']);
  });
});
