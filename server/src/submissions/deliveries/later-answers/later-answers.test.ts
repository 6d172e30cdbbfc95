import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildField } from '@form-builder/core/form/build-form.ts';
import { buildIntegration } from '../../../../testing/failed-delivery.ts';
import { onePage, seedForm } from '../../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../../testing/test-server.ts';
import {
  writeLaterAnswer,
  type SimulatedLaterAnswer,
} from '../../../../simulators/stuf-zds/later-answers.ts';
import { stufUser } from '../../../../simulators/stuf-zds/read-stuf-request.ts';
import { deliveryOf } from '../../../providers/delivery/stuf-zds/stuf-reference.ts';
import {
  startStufSimulator,
  type StufSimulator,
} from '../../../../simulators/stuf-zds/stuf-simulator.ts';

/** A job starts within half a second. */
const waiting = { timeout: 50_000 };
const params = { id: 'stuf', stage: 'production' } as const;
const migration = new URL('../../../../migrations/0208-name-rounds-of-stuf.sql', import.meta.url);
const createCase = 'creeerZaak_Lk01';

describe.each(databases)('answers that come later on %s', (database) => {
  let simulator: StufSimulator;
  let server: TestServer;
  let root: SignedInUser;
  let path: string;

  beforeAll(async () => {
    simulator = await startStufSimulator({ isProduction: false });
    server = await startTestServer({
      database,
      environment: { OUTGOING_PRIVATE_HOSTS: 'localhost' },
    });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    const { data } = await root.client.saveProvider({
      params,
      body: {
        driver: 'stuf_zds',
        name: 'Zaaksysteem',
        settings: simulator.settings,
        secret: stufUser.password,
      },
    });
    path = data.answers_path ?? '';
  });
  afterAll(async () => {
    await server.stop();
    await simulator.stop();
  });

  const read = async (id: string) => {
    const { data } = await root.client.getSubmission({ params: { id } });
    const [delivery] = data.deliveries;
    if (delivery === undefined) throw new Error('The submission has no delivery.');
    return delivery;
  };
  const stateOf = async (id: string) => (await read(id)).state;
  /** Delivers a submission and returns its id, with the reference of its case. */
  const send = async (options: Readonly<Record<string, string>> = {}) => {
    const { demo } = server.tenants;
    const integration = buildIntegration({
      provider: params.id,
      options: { case_type: 'B0337', description: 'Tegel', ...options },
    });
    const { versionId } = await seedForm(server, demo, {
      actor: { id: root.id, name: 'x' },
      version: {
        pages: onePage([buildField('text', 'subject', { label: 'Onderwerp' })]),
        settings: { 'integrations.list': [integration] },
      },
    });
    const { data } = await server.client(demo).createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { subject: 'Losse tegel' }, status: 'final' },
    });
    return data.id;
  };
  const latestReference = () => simulator.referencesOf(createCase).at(-1) ?? '';
  const deliver = async () => {
    const id = await send();
    await expect.poll(() => stateOf(id), waiting).toBe('delivered');
    const { id: deliveryId } = await read(id);
    // Another delivery may be tried again meanwhile.
    const own = simulator.referencesOf(createCase).filter((one) => deliveryOf(one) === deliveryId);
    return { id, reference: own.at(-1) ?? '' };
  };
  const post = (body: string, to = path, tenant = server.tenants.demo) =>
    server.fetch(tenant)(to, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8' },
      body,
    });
  const answer = (later: SimulatedLaterAnswer) => post(writeLaterAnswer(later));

  test.each(['Fo01', 'Fo02', 'Fo03'] as const)(
    'make a delivery failed with the reason of a %s, once, and it can be tried again',
    async (message) => {
      const { id, reference } = await deliver();
      const fault = { message, reference, code: 'StUF064' };
      const response = await answer(fault);
      expect(response.status).toBe(200);
      const text = await response.text();
      expect(text).toContain('Bv03Bericht');
      expect(text).toContain('<StUF:crossRefnummer>antwoord-1<');
      const failed = await read(id);
      expect(failed).toMatchObject({ state: 'failed', error: 'refused' });
      expect(failed.attempts[0]).toMatchObject({ error: 'refused' });
      expect(failed.attempts[0]?.exchange).toContain('StUF064');
      expect(failed.attempts[0]?.exchange).not.toContain('111222333');
      expect((await answer(fault)).status).toBe(200);
      expect((await read(id)).attempts).toHaveLength(failed.attempts.length);
      // The case system refused the case, so it takes the same number again.
      await root.client.retryDelivery({ params: { id, delivery_id: failed.id } });
      await expect.poll(async () => (await read(id)).attempts.length, waiting).toBe(3);
      expect(simulator.referencesOf(createCase).at(-1)).not.toBe(reference);
      const ended = await stateOf(id);
      // A fault of the round before changes nothing any more.
      expect((await answer(fault)).status).toBe(200);
      expect(await stateOf(id)).toBe(ended);
    },
  );

  test('are announced to who may solve them', async () => {
    const { reference } = await deliver();
    await answer({ message: 'Fo03', reference });
    const { data } = await root.client.listNotifications({});
    expect(data.map(({ kind }) => kind)).toContain('deliveries_failed');
  });

  test('make a delivery failed also when they come while it is being tried', async () => {
    simulator.beforeNext('voegZaakdocumentToe_Lk01', () =>
      answer({ message: 'Fo03', reference: latestReference() }),
    );
    const id = await send({ document_type: 'Aanvraag' });
    await expect.poll(() => stateOf(id), waiting).toBe('failed');
    const { id: deliveryId, error, attempts } = await read(id);
    expect(error).toBe('refused');
    expect(attempts.map((attempt) => attempt.error)).toEqual([null, 'refused']);
    // The next try begins without it.
    await root.client.retryDelivery({ params: { id, delivery_id: deliveryId } });
    await expect.poll(async () => (await read(id)).attempts.length, waiting).toBe(3);
    expect((await read(id)).attempts[0]?.exchange).not.toContain('StUF064');
  });

  test('make a delivery failed when they come before our message is answered, and it is sent again', async () => {
    const refused: string[] = [];
    // A delivery of an earlier test that is tried again would take the answer.
    await server.pool.query(
      `update submission_deliveries set state = 'failed', ended_at = now() where state = 'waiting'`,
    );
    simulator.beforeNext(createCase, async (reference) => {
      refused.push(reference);
      // A case system sends an answer again until it was received.
      const status = async () => (await answer({ message: 'Fo03', reference })).status;
      await expect.poll(status, waiting).toBe(200);
    });
    const id = await send();
    await expect.poll(() => stateOf(id), waiting).toBe('failed');
    const { id: deliveryId, error, attempts } = await read(id);
    expect(error).toBe('refused');
    expect(attempts.map((attempt) => attempt.error)).toEqual([null, 'refused']);
    await root.client.retryDelivery({ params: { id, delivery_id: deliveryId } });
    await expect.poll(async () => (await read(id)).attempts.length, waiting).toBe(3);
    expect(refused).toHaveLength(1);
    expect(refused).not.toContain(latestReference());
  });

  test('confirm a delivery, once', async () => {
    const { id, reference } = await deliver();
    expect((await answer({ message: 'Bv03', reference })).status).toBe(200);
    expect((await answer({ message: 'Bv03', reference })).status).toBe(200);
    const { state, attempts } = await read(id);
    expect(state).toBe('delivered');
    expect(attempts).toHaveLength(2);
    expect(attempts[0]?.exchange).toContain('Bv03');
  });

  test('are taken by a process that did nothing for the tenant yet', async () => {
    const { id, reference } = await deliver();
    // Its keyring knows no key of the tenant.
    server.secrets.keyring.accept(server.tenants.demo.id, []);
    expect((await answer({ message: 'Fo03', reference })).status).toBe(200);
    expect(await stateOf(id)).toBe('failed');
  });

  test('find the messages of deliveries from before the rounds had names', async () => {
    const { id, reference } = await deliver();
    const { id: deliveryId } = await read(id);
    const older = { 'case number': '1', case: 'received', 'document 1': 'received' };
    const faults = { 'document 1 fault 1': 'StUF046', 'document 10 fault 1': 'StUF046' };
    const steps = JSON.stringify({ ...older, ...faults });
    const where = 'where id = $1';
    await server.pool.query(`update submission_deliveries set steps = $2 ${where}`, [
      deliveryId,
      steps,
    ]);
    await server.pool.query(await readFile(migration, 'utf8'));
    const query = `select steps from submission_deliveries ${where}`;
    const { rows } = await server.pool.query<{ steps: object }>(query, [deliveryId]);
    expect(rows[0]?.steps).toEqual({
      'case number': '1',
      'case round 1': 'received',
      'document 1 round 2': 'received',
      ...faults,
    });
    expect((await answer({ message: 'Fo03', reference })).status).toBe(200);
    expect(await stateOf(id)).toBe('failed');
  });

  describe('are refused', () => {
    test('without the token of the address, and at another tenant', async () => {
      const { id, reference } = await deliver();
      const fault = writeLaterAnswer({ message: 'Fo03', reference });
      const stolen = path.replace('/production/', '/test/');
      for (const other of [path.slice(0, -1), `${path}x`, path.replace(/[^/]+$/, 'x'), stolen])
        expect((await post(fault, other)).status).toBe(404);
      expect((await post(fault, path, server.tenants.other)).status).toBe(404);
      expect(await stateOf(id)).toBe('delivered');
    });

    test('of another sender, about a message that was not sent, or with another reference', async () => {
      const { id, reference } = await deliver();
      const unsent = `${reference.slice(0, 32)}00000000`;
      for (const later of [
        { message: 'Fo03', reference, sender: 'ANDER' },
        { message: 'Fo03', reference: unsent },
        { message: 'Fo03', reference: '0'.repeat(40) },
        { message: 'Fo03', reference: `${reference}'; drop` },
      ] as const)
        expect((await answer(later)).status).toBe(400);
      expect(await stateOf(id)).toBe('delivered');
    });

    test.each([
      '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
      '<x/>',
      '<x',
      '',
      `<x>${'<a>'.repeat(60)}</x>`,
    ])('when they are %s', async (body) => {
      expect((await post(body)).status).toBe(400);
    });

    test('when they are a message of another kind, or too long', async () => {
      const { reference } = await deliver();
      const fault = writeLaterAnswer({ message: 'Fo03', reference });
      expect((await post(fault.replaceAll('Fo03Bericht', 'Lk01Bericht'))).status).toBe(400);
      expect((await post(`${fault}${' '.repeat(200_000)}`)).status).toBe(413);
    });
  });

  test('have an address for administrators only', async () => {
    const designer = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    const [seen] = (await designer.client.listProviders({})).data;
    expect(seen?.id).toBe('stuf');
    expect(JSON.stringify(seen)).not.toContain('answers');
    expect(server.logLines.join()).not.toContain(path.split('/').at(-1));
  });
});
