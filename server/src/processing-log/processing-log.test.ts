import { buildField } from '@form-builder/core/form/build-form.ts';
import type { ProcessingLine } from '@form-builder/core/contract/staff/submissions/processing-lines.ts';
import { noRetentionTerms } from '@form-builder/core/retention/retention-terms.ts';
import { sql } from 'kysely';
import { strFromU8, unzipSync } from 'fflate';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testPeople } from '../../simulators/digid/test-people.ts';
import type { RunningSimulators } from '../../simulators/start-simulators.ts';
import { dataRequestBody } from '../../testing/data-request.ts';
import { logIn, startDigid } from '../../testing/digid-visitor.ts';
import { findInDatabase } from '../../testing/find-in-database.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import { seedSubmissions } from '../../testing/seed-submissions.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { pseudonymOf } from '../logbook/pseudonym-of.ts';
import { runRetention } from '../retention/run-retention.ts';
import { writeFormRetention } from '../retention/form-retention-queries.ts';
import { nameEarlierLogins } from '../citizen-login/earlier-logins/name-earlier-logins.ts';
import { copyProcessingLog } from './copy/copy-processing-log.ts';
import type { otlpSpans } from './copy/otlp-spans.ts';
import { logProcessing } from './log-processing.ts';
import { cutProcessingLog } from './processing-log-queries.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';
const traceparent = `00-${traceId}-${parentId}-01`;
const [person] = testPeople;
const fields = [
  buildField('auth', 'who', { custom_properties: { integration_id: 'digid' } }),
  buildField('text', 'name', { short_id: 'name', label: 'Naam' }),
  buildField('bsn', 'partner', { short_id: 'part', label: 'BSN van uw partner' }),
];
const dayMs = 86_400_000;

describe.each(databases)('the log of data processing on %s', (database) => {
  let server: TestServer;
  let digid: RunningSimulators;
  let root: SignedInUser;
  let form: { readonly formId: string; readonly versionId: string };

  beforeAll(async () => {
    server = await startTestServer({ database });
    digid = await startDigid(server);
    root = await server.signIn(demo(), { isRoot: true });
    form = await seed();
  }, 60_000);
  afterAll(async () => {
    await digid.stop();
    await server.stop();
  });

  const demo = () => server.tenants.demo;
  const seed = () =>
    seedForm(server, demo(), {
      actor: { id: root.id, name: 'x' },
      version: { pages: onePage(fields) },
    });
  const pseudonym = () => pseudonymOf(server.cipher, demo().id, 'bsn', person?.bsn ?? '');
  const linesOf = (submissionId: string) =>
    server.transaction(demo())((tx) =>
      tx
        .selectFrom('processing_log')
        .selectAll()
        .where('submission_id', '=', submissionId)
        .orderBy('ended_at')
        .execute(),
    );
  const namesOf = async (submissionId: string) =>
    (await linesOf(submissionId)).map(({ name }) => name).sort();
  const visitor = (headers: Readonly<Record<string, string>> = {}) =>
    server.client(demo(), headers);
  const send = async (
    headers: Readonly<Record<string, string>> = {},
    {
      status = 'final',
      versionId = form.versionId,
    }: { status?: 'draft' | 'final'; versionId?: string } = {},
  ) => {
    const data = { name: 'Adelheid', partner: '111222333' };
    const body = { form_version_id: versionId, data, status };
    return (await visitor(headers).createSubmission({ body })).data;
  };
  const asPerson = async () => ({ 'x-authentication-digid': await logIn(server, {}) });

  test('has a line for each operation, with the person of the login and the caller’s trace', async () => {
    const headers = { ...(await asPerson()), traceparent };
    const own = await send(headers, { status: 'draft' });
    const key = { 'x-submission-key': own.public_key ?? '' };
    const params = { id: own.id };
    await visitor(headers).resumeSubmission({ params, headers: key, body: {} });
    const body = { data: { name: 'Grace' }, status: 'final' as const };
    await visitor(headers).updateSubmission({ params, headers: key, body });
    await root.client.getSubmission({ params });
    await root.client.getSensitiveAnswers({ params });
    await root.client.deleteSubmission({ params, body: { reason: 'Dubbel' } });
    const lines = await linesOf(own.id);
    expect(lines.map(({ name }) => name).sort()).toEqual([
      'submission.changed',
      'submission.completed',
      'submission.deleted',
      'submission.read',
      'submission.read',
      'submission.resumed',
      'submission.started',
    ]);
    for (const line of lines)
      expect(line).toMatchObject({
        status: 'ok',
        activity_id: form.versionId,
        subject_type: 'bsn',
        subject_id: pseudonym(),
        resource: expect.stringMatching(/^form-builder \d/) as string,
      });
    expect(new Set(lines.map(({ span_id: id }) => id.toString('hex'))).size).toBe(lines.length);
    const started = lines.find(({ name }) => name === 'submission.started');
    expect(started?.trace_id.toString('hex')).toBe(traceId);
    expect(started?.parent_span_id?.toString('hex')).toBe(parentId);
    const read = lines.find(({ name }) => name === 'submission.read');
    expect(read?.trace_id.toString('hex')).not.toBe(traceId);
    expect(read?.parent_span_id).toBeNull();
    for (const { started_at: from, ended_at: until } of lines)
      expect(from.getTime()).toBeLessThanOrEqual(until.getTime());
    const { rows } = await server.pool.query<{ action: string }>(
      "select action from logbook where trace_id = decode($1, 'hex') and subject_id = $2",
      [traceId, own.id],
    );
    expect(rows).toEqual([{ action: 'submission.completed' }]);
  });

  test('names the person of a login of before this log, save one that cannot be read', async () => {
    const logins = await Promise.all(['first', 'second', 'broken'].map(asPerson));
    const ids: string[] = [];
    for (const login of logins) ids.push((await send(login, { status: 'draft' })).id);
    const broken = ids[2] ?? expect.fail();
    for (const table of ['logins', 'submission_identities'])
      await server.pool.query(
        `update ${table} set data_subject_type = null, data_subject_pseudonym = null`,
      );
    await server.pool.query(
      "update submission_identities set sealed_identifier = '\\x00' where submission_id = $1",
      [broken],
    );
    const unreadable: string[] = [];
    const fill = () =>
      nameEarlierLogins({
        tenantId: demo().id,
        transaction: server.transaction(demo()),
        cipher: server.cipher,
        rowsAtOnce: 2,
        onUnreadable: ({ id }) => unreadable.push(id),
      });
    expect(await fill()).toBeGreaterThanOrEqual(5);
    expect(await fill()).toBe(0);
    expect(unreadable).toEqual([broken, broken]);
    const { rows } = await server.pool.query<{ count: number }>(
      'select count(*)::int from logins where data_subject_pseudonym is null',
    );
    expect(rows).toEqual([{ count: 0 }]);
    for (const id of ids) await root.client.getSubmission({ params: { id } });
    const readBy = async (id: string) =>
      (await linesOf(id)).find(({ name }) => name === 'submission.read');
    expect(await readBy(ids[0] ?? '')).toMatchObject({ subject_id: pseudonym() });
    expect(await readBy(broken)).toMatchObject({ subject_type: 'submission', subject_id: broken });
    await server.pool.query('delete from submission_identities where submission_id = $1', [broken]);
  });

  test('ignores a malformed trace of the caller', async () => {
    const { id } = await send({ traceparent: `00-${traceId}-${'0'.repeat(16)}-01` });
    const [line, ...more] = await linesOf(id);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ name: 'submission.completed', parent_span_id: null });
    expect(line?.trace_id.toString('hex')).not.toBe(traceId);
  });

  test('names the submission when nobody logged in', async () => {
    const { id } = await send();
    expect(await linesOf(id)).toMatchObject([{ subject_type: 'submission', subject_id: id }]);
  });

  test('has neither names nor numbers of people, and nobody of staff', async () => {
    await send(await asPerson());
    for (const text of [person?.bsn ?? '', '111222333', 'Adelheid', root.id])
      expect(await findInDatabase(server, demo(), text)).not.toContain('processing_log');
    expect(await findInDatabase(server, demo(), person?.bsn ?? '')).toEqual([]);
  });

  test('rolls back with the operation', async () => {
    const { id } = await send();
    const before = await linesOf(id);
    const work = server.transaction(demo())(async (tx) => {
      await logProcessing({ tx, tenantId: demo().id, now: server.runtime.now }, 'submission.read', [
        id,
      ]);
      throw new Error('No.');
    });
    await expect(work).rejects.toThrow('No.');
    expect(await linesOf(id)).toEqual(before);
    const refused = visitor({ 'x-authentication-digid': 'made up' }).createSubmission({
      body: { form_version_id: form.versionId, data: {}, status: 'final' },
    });
    const count = await countLines();
    expect(await refusalCode(refused)).toBe('login_expired');
    expect(await countLines()).toBe(count);
  });
  const countLines = async () => {
    const { count } = await server.transaction(demo())((tx) =>
      tx
        .selectFrom('processing_log')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    return Number(count);
  };

  test('is of one tenant, and can only be added to', async () => {
    const { id } = await send();
    const other = server.transaction(server.tenants.other);
    const seen = await other((tx) => tx.selectFrom('processing_log').select('name').execute());
    expect(seen).toEqual([]);
    await other((tx) =>
      logProcessing(
        { tx, tenantId: server.tenants.other.id, now: server.runtime.now },
        'submission.read',
        [id],
      ),
    );
    expect(await linesOf(id)).toHaveLength(1);
    for (const statement of [
      sql`update processing_log set name = 'x'`,
      sql`delete from processing_log`,
      sql`truncate processing_log`,
    ])
      await expect(server.transaction(demo())((tx) => statement.execute(tx))).rejects.toMatchObject(
        { code: '42501' },
      );
  });

  test('has a line for each exported submission, in one trace', async () => {
    const { formId, versionId } = await seed();
    const sent = [await send({}, { versionId }), await send({}, { versionId })];
    const { data } = await root.client.createExport({ body: { form_id: formId, format: 'csv' } });
    await vi.waitUntil(
      async () => {
        const { data: made } = await root.client.listExports({ query: {} });
        return made.find(({ id }) => id === data.id)?.status === 'available';
      },
      { timeout: 25_000, interval: 100 },
    );
    const lines = (await Promise.all(sent.map(({ id }) => linesOf(id)))).flat();
    const exported = lines.filter(({ name }) => name === 'submission.exported');
    expect(exported.map((line) => line.submission_id)).toEqual(sent.map(({ id }) => id));
    expect(new Set(exported.map(({ trace_id: id }) => id.toString('hex'))).size).toBe(1);
  });

  test('takes 10,000 submissions at once, each with an operation of its own', async () => {
    const { formId, versionId } = await seed();
    await seedSubmissions(server, demo(), { formId, versionId, count: 10_000 });
    const transaction = server.transaction(demo());
    const ids = await transaction((tx) =>
      tx.selectFrom('submissions').select('id').where('form_id', '=', formId).execute(),
    );
    await transaction((tx) =>
      logProcessing(
        { tx, tenantId: demo().id, now: server.runtime.now },
        'submission.exported',
        ids.map(({ id }) => id),
      ),
    );
    const { rows } = await server.pool.query<{ count: number }>(
      `select count(distinct span_id)::int as count from processing_log
       where activity_id = $1`,
      [versionId],
    );
    expect(rows).toEqual([{ count: 10_000 }]);
    await server.pool.query('delete from processing_log where activity_id = $1', [versionId]);
    await server.pool.query('delete from submissions where form_id = $1', [formId]);
  });

  /** A submission of a person to which retention was applied some days later. */
  async function sendAndRetain(method: 'delete' | 'anonymise', days: number): Promise<string> {
    const { formId, versionId } = await seed();
    const { id } = await send(await asPerson(), { versionId });
    const transaction = server.transaction(demo());
    await transaction((tx) =>
      writeFormRetention(tx, {
        tenantId: demo().id,
        formId,
        revision: 0,
        terms: { ...noRetentionTerms, completed_days: 1, method, selection_list_number: '' },
        at: new Date(server.runtime.now()),
      }),
    );
    const { storage } = server.storage;
    const clock = { ...server.runtime, now: () => server.runtime.now() + days * dayMs };
    await runRetention({ ...clock, tenantId: demo().id, transaction, storage, jobs: server.jobs });
    return id;
  }

  test('loses the person when the submission is anonymised', async () => {
    const id = await sendAndRetain('anonymise', 4);
    const lines = await linesOf(id);
    expect(lines.map(({ name }) => name)).toContain('submission.anonymised');
    const subjects = lines.map((line) => [line.subject_type, line.subject_id]);
    expect(subjects).toEqual(lines.map(() => ['submission', id]));
  });

  test('has what retention removes, and is cut after its own time', async () => {
    const id = await sendAndRetain('delete', 2);
    expect(await namesOf(id)).toEqual(['submission.completed', 'submission.deleted']);
    const cut = () =>
      server.transaction(demo())((tx) => cutProcessingLog(tx, new Date('2999-01-01')));
    expect(await cut()).toBe(0);
    await server.pool.query(
      `update processing_log set ended_at = now() - interval '4 years' where submission_id = $1`,
      [id],
    );
    expect(await cut()).toBe(2);
    expect(await namesOf(id)).toEqual([]);
  });

  describe('of a person who asks for their data', () => {
    const search = async () => {
      const { data } = await root.client.createDataRequest({
        body: { ...dataRequestBody, search: { kind: 'bsn', value: person?.bsn ?? '' } },
      });
      await vi.waitUntil(
        async () => {
          const found = await root.client.getDataRequest({ params: { id: data.id } });
          return !found.data.search.is_running;
        },
        { timeout: 20_000, interval: 50 },
      );
      return data.id;
    };

    test('is listed in pages, also what is deleted and found in answers, by who may', async () => {
      const { id: deleted } = await send(await asPerson());
      await root.client.deleteSubmission({ params: { id: deleted }, body: { reason: 'Dubbel' } });
      const { id: kept } = await send(await asPerson());
      const { id: stranger } = await send();
      const params = { id: await search() };
      const lines = [];
      let cursor: string | undefined;
      do {
        const query = { limit: '3', ...(cursor === undefined ? {} : { cursor }) };
        const page = await root.client.listProcessingLines({ params, query });
        expect(page.data.length).toBeLessThanOrEqual(3);
        lines.push(...page.data);
        cursor = page.meta.next_cursor ?? undefined;
      } while (cursor !== undefined);
      const ids = lines.map(({ operation_id: id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const about = lines.map((line) => line.submission_id);
      expect(about).toEqual(expect.arrayContaining([deleted, kept]));
      expect(about).not.toContain(stranger);
      expect(lines.find(({ name }) => name === 'person.searched')).toMatchObject({
        processing_activity_id: `urn:uuid:${demo().id}`,
        data_subject: { type: 'bsn', id: pseudonym() },
        submission_id: null,
      });
      const moments = lines.map(({ ended_at: at }) => at);
      expect(moments).toEqual([...moments].sort().reverse());
      const wrong = root.client.listProcessingLines({ params, query: { cursor: 'made up' } });
      expect(await refusalCode(wrong)).toBe('invalid');
      const designer = await server.signIn(demo(), { permissions: ['audit-list'] });
      const forbidden = designer.client.listProcessingLines({ params, query: {} });
      expect(await refusalCode(forbidden)).toBe('forbidden');
      await root.client.closeDataRequest({ params, body: { status: 'handled' } });
      const closed = root.client.listProcessingLines({ params, query: {} });
      expect(await refusalCode(closed)).toBe('transition_not_allowed');
    });

    test('refers to the card of the register, and comes along in the package', async () => {
      const { id } = await send(await asPerson());
      const requestId = await search();
      const response = await server.fetch(demo())(`/v0/data-requests/${requestId}/package`, {
        headers: { authorization: `Bearer ${root.token}` },
      });
      expect(response.status).toBe(200);
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
      const text = strFromU8(files['gegevens.json'] ?? new Uint8Array());
      // The shape that the assertions check.
      const { processing } = JSON.parse(text) as { processing: ProcessingLine[] };
      const about = processing.filter((line) => line.submission_id === id);
      expect(about.map(({ name }) => name).sort()).toEqual([
        'submission.completed',
        'submission.packaged',
      ]);
      const { data: cards } = await root.client.listProcessingCards({});
      const card = cards.find((one) => one.form.id === form.formId);
      expect(about[0]?.processing_activity_id).toBe(card?.activity_id);
    });
  });

  describe('for a collector', () => {
    type Sent = ReturnType<typeof otlpSpans>;
    let collector: Server;
    let requests: Sent[];
    let status = 200;
    /** The span that the collector refuses. */
    let badSpan: string | undefined;
    const refused: string[] = [];

    beforeAll(async () => {
      requests = [];
      collector = createServer((request, response) => {
        void json(request).then((body) => {
          // The body of this product's own sender.
          requests.push(body as Sent);
          const isBad = spansOf([body as Sent]).some(({ spanId }) => spanId === badSpan);
          response.writeHead(isBad ? 413 : status, { 'content-type': 'application/json' });
          response.end('{}');
        });
      });
      await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    });
    afterAll(async () => {
      collector.closeIdleConnections();
      await new Promise((resolve) => collector.close(resolve));
    });

    const copy = () => {
      const { port } = collector.address() as AddressInfo;
      const transaction = server.transaction(demo());
      return copyProcessingLog(
        {
          ...server.runtime,
          tenantId: demo().id,
          transaction,
          onRefused: (spanIds) => refused.push(...spanIds),
        },
        { url: `http://127.0.0.1:${String(port)}/v1/traces`, headers: {} },
      );
    };
    const spansOf = (sent: readonly Sent[]) =>
      sent.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      );

    test('every line is a span with the attributes of the standard, sent until it is confirmed', async () => {
      await copy();
      requests = [];
      const { id } = await send({ ...(await asPerson()), traceparent });
      status = 503;
      await expect(copy()).rejects.toThrow('The collector');
      status = 200;
      expect(await copy()).toBe(1);
      expect(await copy()).toBe(0);
      const [first, second] = spansOf(requests);
      expect(second).toEqual(first);
      expect(first).toMatchObject({
        traceId,
        parentSpanId: parentId,
        spanId: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
        name: 'submission.completed',
        status: { code: 1 },
        endTimeUnixNano: expect.stringMatching(/^\d{13}000000$/) as string,
      });
      const attributes = Object.fromEntries(
        first?.attributes.map(({ key, value }) => [key, value.stringValue]) ?? [],
      );
      expect(attributes).toMatchObject({
        'dpl.core.processing_activity_id': `urn:uuid:${form.versionId}`,
        'dpl.core.data_subject_id': pseudonym(),
        'dpl.core.data_subject_id_type': 'bsn',
        'form_builder.submission.id': id,
      });
    });

    test('a line that the collector refuses does not hold up the others, and is not sent again', async () => {
      await copy();
      for (let count = 0; count < 3; count += 1) await send({ ...(await asPerson()), traceparent });
      status = 503;
      requests = [];
      await expect(copy()).rejects.toThrow('The collector');
      status = 200;
      const spanIds = spansOf(requests).map(({ spanId }) => spanId);
      badSpan = spanIds[2];
      expect(await copy()).toBe(2);
      expect(refused).toEqual([badSpan]);
      requests = [];
      expect(await copy()).toBe(0);
      expect(requests).toEqual([]);
      badSpan = undefined;
    });
  });
});
