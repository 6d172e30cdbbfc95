import { buildField, buildVariable } from '@form-builder/core/form/build-form.ts';
import type { Login } from '@form-builder/core/contract/visitor/login.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mandates } from '../../simulators/digid/represented.ts';
import { testPeople } from '../../simulators/digid/test-people.ts';
import type { RunningSimulators } from '../../simulators/start-simulators.ts';
import { zgwClient } from '../../simulators/zgw/check-token.ts';
import { startZgwSimulator, type ZgwSimulator } from '../../simulators/zgw/zgw-simulator.ts';
import { dataRequestBody } from '../../testing/data-request.ts';
import {
  canonicalOf,
  logIn,
  passDigid,
  seedDigid,
  startDigid,
  type DigidChoice,
} from '../../testing/digid-visitor.ts';
import { buildIntegration } from '../../testing/failed-delivery.ts';
import { findInDatabase } from '../../testing/find-in-database.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { pseudonymOf } from '../logbook/pseudonym-of.ts';
import { anonymiseSubmissions } from '../retention/anonymise-submissions.ts';

// Willeke acts for Jo, whom the forms are about.
const [willeke, fatima, , jo] = testPeople;
const forJo: DigidChoice = { represented: 'persoon-4:parking' };
const bsns = [willeke?.bsn ?? '', jo?.bsn ?? ''] as const;

const login = (id: string, claim: string) =>
  buildVariable(id, { type: 'login', provider: 'digid', claim }, 'text');
const bsnField = buildField('bsn', 'bsn', { label: 'BSN' });
const toInitiator = {
  target: 'initiator.bsn',
  source: { kind: 'answer', field: 'bsn' },
} as const;
const version = {
  pages: onePage([
    buildField('auth', 'who', { label: 'Wie', custom_properties: { integration_id: 'digid' } }),
    buildField('text', 'name', { label: 'Naam' }),
  ]),
  variables: [
    login('number', 'identifier'),
    login('ownname', 'name'),
    login('birth', 'birthdate'),
    login('agent', 'acting_identifier'),
    login('agentname', 'acting_name'),
    login('agentbirth', 'acting_birthdate'),
    login('service', 'mandate'),
  ],
};

describe.each(databases)('acting for somebody on %s', (database) => {
  let server: TestServer;
  let simulators: RunningSimulators;
  let zgw: ZgwSimulator;
  let root: SignedInUser;
  let settings: Readonly<Record<string, string>>;

  beforeAll(async () => {
    server = await startTestServer({
      database,
      environment: { OUTGOING_PRIVATE_HOSTS: 'localhost' },
    });
    simulators = await startDigid(server);
    zgw = await startZgwSimulator({ isProduction: false });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    const stored = await server.transaction(server.tenants.demo)((tx) =>
      tx.selectFrom('providers').select('settings').where('id', '=', 'digid').execute(),
    );
    settings = stored[0]?.settings as Readonly<Record<string, string>>;
  });
  afterAll(async () => {
    await Promise.all([simulators.stop(), zgw.stop()]);
    await server.stop();
  });

  const demo = () => server.tenants.demo;
  const call = async <T>(signature: string, body: unknown) =>
    // The procedure's own response, which the server checked against its schema.
    (await server.client(demo()).callPublicProcedure({ body: { signature, body } })).data as T;
  const client = (token?: string) =>
    server.client(demo(), token === undefined ? {} : { 'x-authentication-digid': token });
  const seed = (more: object = {}) =>
    seedForm(server, demo(), {
      actor: { id: root.id, name: 'x' },
      version: { ...version, ...more },
    });
  const send = async (
    token: string,
    { status = 'final', ...more }: { status?: 'draft' | 'final'; versionId?: string } = {},
  ) => {
    const form_version_id = more.versionId ?? (await seed()).versionId;
    const body = { form_version_id, data: { name: 'Ada' }, status };
    return (await client(token).createSubmission({ headers: {}, body })).data;
  };
  /** Tries to log in with these settings of the provider; returns the reason of the failure. */
  const fail = async (more: Readonly<Record<string, string>>, choice: DigidChoice) => {
    const formId = server.runtime.createId();
    await seedDigid(server, { ...settings, ...more }, false);
    const started = await call<{ url: string }>('login:start', {
      provider: 'digid',
      form_id: formId,
      return_url: `${canonicalOf(server)}/render/${formId}`,
    });
    const { hash } = await passDigid(server, started.url, choice);
    await seedDigid(server, settings, false);
    return hash.startsWith(`#fb-login=${formId}.!`) ? hash.split('!')[1] : 'logged in';
  };

  test('the visitor sees for whom the form is, and no number', async () => {
    const token = await logIn(server, forJo);
    const shown = await call<Login>('login:extend', { token });
    expect(shown).toMatchObject({
      entity: { name: 'Jo Nguyễn' },
      representation: { acting_name: 'Willeke van den Berg', number_ending: jo?.bsn.slice(-3) },
    });
    expect(shown.entity).not.toHaveProperty('birthdate');
    for (const bsn of bsns) {
      expect(JSON.stringify([shown, server.logLines])).not.toContain(bsn);
      expect(await findInDatabase(server, demo(), bsn)).toEqual([]);
    }
    const own = await call<Login>('login:extend', { token: await logIn(server, {}) });
    expect(own.representation).toBeNull();
  });

  test('a provider refuses what does not fit: who is represented, the mandate and the claims', async () => {
    expect(await fail({ representation: '' }, forJo)).toBe('representation_refused');
    expect(await fail({ representation: '' }, {})).toBe('logged in');
    expect(await fail({ representation: 'required' }, {})).toBe('representation_required');
    expect(await fail({ representation: 'required' }, forJo)).toBe('logged in');
    const services = `${mandates.parking}, 0f1b6bd0`;
    const forOther = { represented: 'persoon-4:other' };
    expect(await fail({ services }, forOther)).toBe('mandate_refused');
    expect(await fail({ services }, forJo)).toBe('logged in');
    expect(await fail({ services: '' }, forJo)).toBe('mandate_refused');
    expect(await fail({}, { represented: 'persoon-4:contradicting' })).toBe('failed');
    expect(await fail({}, { ...forJo, action: 'fail' })).toBe('failed');
    expect(await fail({}, { represented: 'persoon-1:parking' })).toBe('logged in');
  });

  test('variables say whose data is whose', async () => {
    const { versionId } = await seed();
    const read = async (choice: DigidChoice) =>
      call('login:variables', { token: await logIn(server, choice), version_id: versionId });
    expect(await read(forJo)).toEqual({
      number: jo?.bsn,
      ownname: 'Jo Nguyễn',
      birth: null,
      agent: willeke?.bsn,
      agentname: 'Willeke van den Berg',
      agentbirth: willeke?.birthdate,
      service: mandates.parking,
    });
    expect(await read({})).toEqual({
      number: willeke?.bsn,
      ownname: 'Willeke van den Berg',
      birth: willeke?.birthdate,
      agent: null,
      agentname: null,
      agentbirth: null,
      service: null,
    });
  });

  test('a draft is continued by the same person for the same other at the same level', async () => {
    const own = await send(await logIn(server, forJo), { status: 'draft' });
    const resume = async (choice: DigidChoice) =>
      client(await logIn(server, choice)).resumeSubmission({
        params: { id: own.id },
        headers: { 'x-submission-key': own.public_key ?? '' },
        body: {},
      });
    expect(await refusalCode(resume({}))).toBe('other_identity');
    expect(await refusalCode(resume({ person: 'persoon-4' }))).toBe('other_identity');
    expect(await refusalCode(resume({ ...forJo, person: 'persoon-2' }))).toBe('other_identity');
    const forAnother = { represented: 'persoon-2:parking' };
    expect(await refusalCode(resume(forAnother))).toBe('other_identity');
    const low = { ...forJo, level: 'Basis' } as const;
    expect(await refusalCode(resume(low))).toBe('login_level_too_low');
    const again = { represented: 'persoon-4:other', level: 'Hoog' } as const;
    expect((await resume(again)).data.answers).toMatchObject({ name: 'Ada' });
  });

  test('staff see both parties masked, and unmask each with a line in the logbook', async () => {
    const own = await send(await logIn(server, forJo));
    const { id } = own;
    const params = { id, provider: 'digid' };
    expect((await root.client.listIdentities({ params: { id } })).data).toMatchObject([
      {
        provider_name: 'DigiD',
        name: 'Jo Nguyễn',
        identifier: `••••••${jo?.bsn.slice(-3) ?? ''}`,
        acting: {
          name: 'Willeke van den Berg',
          identifier: `••••••${willeke?.bsn.slice(-3) ?? ''}`,
          person: null,
          mandate: mandates.parking,
        },
      },
    ]);
    const { data: submission } = await root.client.getSubmission({ params: { id } });
    expect(submission.answers['who']).toMatchObject({
      entity: { name: 'Jo Nguyễn' },
      representation: { acting_name: 'Willeke van den Berg' },
    });
    for (const bsn of bsns) expect(JSON.stringify(submission)).not.toContain(bsn);
    const unmask = async (party: 'represented' | 'acting') =>
      (await root.client.getIdentifier({ params, query: { party } })).data.identifier;
    expect([await unmask('acting'), await unmask('represented')]).toEqual(bsns);
    const reader = await server.signIn(demo(), { permissions: ['submission-read'] });
    const unmasking = reader.client.getIdentifier({ params, query: { party: 'acting' } });
    expect(await refusalCode(unmasking)).toBe('forbidden');
    const lines = await server.transaction(demo())((tx) =>
      tx
        .selectFrom('logbook')
        .select('details')
        .where('subject_id', '=', id)
        .where('action', '=', 'submission.identity_read')
        .execute(),
    );
    expect(lines.map(({ details }) => details)).toEqual(
      expect.arrayContaining([{ provider: 'digid', party: 'acting' }, { provider: 'digid' }]),
    );
    const answer = await server.fetch(demo())(`/v0/public/submissions/${id}/pdf`, {
      headers: {
        'x-submission-key': own.public_key ?? '',
        'x-authentication-digid': await logIn(server, forJo),
      },
    });
    const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(text).toContain('ingevuld door Willeke van den Berg');
  });

  test('the log of data processing has a line for each of them', async () => {
    const { id } = await send(await logIn(server, forJo));
    const lines = await server.transaction(demo())((tx) =>
      tx
        .selectFrom('processing_log')
        .select(['subject_type', 'subject_id'])
        .where('submission_id', '=', id)
        .where('name', '=', 'submission.completed')
        .execute(),
    );
    const subjects = bsns.map((bsn) => pseudonymOf(server.cipher, demo().id, 'bsn', bsn));
    expect(lines.map((line) => line.subject_id).sort()).toEqual([...subjects].sort());
    expect(lines.map((line) => line.subject_type)).toEqual(['bsn', 'bsn']);
  });

  test('a search finds the submission under either number; anonymising takes both away', async () => {
    const { id } = await send(await logIn(server, { ...forJo, person: 'persoon-2' }));
    const search = async (value: string) => {
      const { data } = await root.client.createDataRequest({
        body: { ...dataRequestBody, search: { kind: 'bsn', value } },
      });
      const read = async () =>
        (await root.client.getDataRequest({ params: { id: data.id } })).data.search;
      await vi.waitUntil(async () => !(await read()).is_running, { timeout: 20_000, interval: 50 });
      const found = await server.transaction(demo())((tx) =>
        tx
          .selectFrom('data_request_matches')
          .select('submission_id')
          .where('request_id', '=', data.id)
          .execute(),
      );
      return found.map(({ submission_id: submission }) => submission);
    };
    expect(await search(fatima?.bsn ?? '')).toContain(id);
    expect(await search(jo?.bsn ?? '')).toContain(id);
    await server.transaction(demo())((tx) =>
      anonymiseSubmissions(tx, [id], new Date(server.runtime.now())),
    );
    expect((await root.client.listIdentities({ params: { id } })).data).toEqual([]);
    const { data } = await root.client.getSubmission({ params: { id } });
    expect(JSON.stringify(data)).not.toMatch(/Nguyễn|Amrani/);
    expect(await search(fatima?.bsn ?? '')).not.toContain(id);
    const lines = await server.transaction(demo())((tx) =>
      tx
        .selectFrom('processing_log')
        .select('subject_type')
        .where('submission_id', '=', id)
        .where('name', '=', 'submission.completed')
        .execute(),
    );
    expect(new Set(lines.map((line) => line.subject_type))).toEqual(new Set(['submission']));
  });

  test('a case has both: who gave the mandate, and who has it', async () => {
    const place = { id: 'openzaak', stage: 'production' } as const;
    const body = { driver: 'zgw', name: 'Open Zaak', secret: zgwClient.secret } as const;
    await root.client.saveProvider({
      params: place,
      body: { ...body, settings: { ...zgw.settings } },
    });
    const integration = buildIntegration({
      provider: 'openzaak',
      options: { case_type: 'ZT-001' },
      outgoing: [],
    });
    const { versionId } = await seed({ settings: { 'integrations.list': [integration] } });
    const { id } = await send(await logIn(server, forJo), { versionId });
    const deliveriesOf = async (submissionId: string) =>
      (await root.client.getSubmission({ params: { id: submissionId } })).data.deliveries;
    const statesOf = async (submissionId: string) =>
      (await deliveriesOf(submissionId)).map(({ state }) => state);
    await expect.poll(() => statesOf(id), { timeout: 20_000 }).toEqual(['delivered']);
    expect(
      zgw.objects.rollen.map((role) => [
        role['indicatieMachtiging'],
        role['betrokkeneIdentificatie'],
      ]),
    ).toEqual([
      ['machtiginggever', { inpBsn: jo?.bsn }],
      ['gemachtigde', { inpBsn: willeke?.bsn }],
    ]);
    const exchanges = JSON.stringify(await deliveriesOf(id));
    expect(exchanges).toContain('gemachtigde');
    for (const bsn of bsns) expect(exchanges).not.toContain(bsn);

    // A masked number that is mapped is that of nobody: what was sent decides who acted for the initiator.
    const mapped = await seed({
      pages: onePage([...version.pages.flatMap(({ properties }) => properties), bsnField]),
      settings: { 'integrations.list': [{ ...integration, outgoing: [toInitiator] }] },
    });
    const sent = {
      form_version_id: mapped.versionId,
      data: { name: 'Ada', bsn: fatima?.bsn },
      status: 'final',
    } as const;
    const token = await logIn(server, forJo);
    const { data } = await client(token).createSubmission({ headers: {}, body: sent });
    await expect.poll(() => statesOf(data.id), { timeout: 20_000 }).toEqual(['delivered']);
    expect(zgw.objects.rollen.slice(2).map((role) => role['betrokkeneIdentificatie'])).toEqual([
      { inpBsn: fatima?.bsn },
    ]);
    expect(JSON.stringify(await deliveriesOf(data.id))).not.toContain('gemachtigde');
  });
});
