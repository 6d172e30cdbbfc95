import { problemSchema } from '@form-builder/core/contract/problem.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedForm } from '../../testing/seed-form.ts';
import {
  allowedOrigin,
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';

describe.each(databases)('submissions on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let handler: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    handler = await server.signIn(server.tenants.demo, {
      permissions: ['submission-list', 'submission-read', 'submission-delete'],
    });
  });
  afterAll(() => server.stop());

  const seed = (options: Partial<Parameters<typeof seedForm>[2]> = {}) =>
    seedForm(server, server.tenants.demo, { actor: { id: root.id, name: 'x' }, ...options });
  const visitor = (headers: Record<string, string> = {}) =>
    server.client(server.tenants.demo, headers);
  const newKey = () => `attempt-${server.runtime.createId()}`;

  type Create = NonNullable<Parameters<ReturnType<typeof visitor>['createSubmission']>[0]>['body'];
  const send = (versionId: string, body: Partial<Create> = {}, key?: string) =>
    visitor().createSubmission({
      headers: key === undefined ? {} : { 'idempotency-key': key },
      body: { form_version_id: versionId, data: { name: 'Ada' }, status: 'final', ...body },
    });
  type Update = NonNullable<Parameters<ReturnType<typeof visitor>['updateSubmission']>[0]>['body'];
  const change = (
    own: { id: string; public_key: string | null },
    body: Partial<Update>,
    key?: string,
  ) =>
    visitor().updateSubmission({
      params: { id: own.id },
      headers: {
        'x-submission-key': own.public_key ?? '',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: { data: { name: 'Ada' }, status: 'draft', ...body },
    });
  const count = (versionId: string) =>
    server.transaction(server.tenants.demo)(async (tx) => {
      const found = tx.selectFrom('submissions').select('id').where('version_id', '=', versionId);
      return (await found.execute()).length;
    });

  describe('completing', () => {
    test('gives a number, stores the validated answers and writes the logbook', async () => {
      const { versionId } = await seed();
      const { data } = await send(versionId, { data: { name: 'Ada', amount: 3 } });
      expect(data).toMatchObject({
        title: 'PF-000001',
        status: 'final',
        is_test: false,
        return_url: null,
      });
      expect(data.public_key).toMatch(/^[\w-]{43}$/);
      expect(data.completed_at).toBe(data.created_at);
      const { data: read } = await handler.client.getSubmission({ params: { id: data.id } });
      expect(read.answers).toEqual({ name: 'Ada', amount: 3 });
      const lines = await server.transaction(server.tenants.demo)((tx) =>
        tx
          .selectFrom('logbook')
          .select(['action', 'actor_id', 'details'])
          .where('subject_id', '=', data.id)
          .orderBy('id')
          .execute(),
      );
      expect(lines).toEqual([
        { action: 'submission.completed', actor_id: null, details: { number: 1 } },
        { action: 'submission.read', actor_id: handler.id, details: {} },
      ]);
    });

    test('limits the context of the embedding page', async () => {
      const { versionId } = await seed();
      const many = (count: number) =>
        Object.fromEntries(
          Array.from({ length: count }, (_, index) => [`key-${String(index)}`, 'x']),
        );
      const sendKeys = (keys: Record<string, string>) => send(versionId, { context: { keys } });
      await sendKeys(many(50));
      await sendKeys({ ['k'.repeat(100)]: 'x'.repeat(1000) });
      const refused = await Promise.all([
        refusalOf(sendKeys(many(51))),
        refusalOf(sendKeys({ ['k'.repeat(101)]: 'x' })),
        refusalOf(sendKeys({ source: 'x'.repeat(1001) })),
      ]);
      expect(refused.map(({ code, errors }) => [code, errors])).toEqual([
        ['invalid', { 'context.keys': ['Dit zijn er te veel.'] }],
        ['invalid', { [`context.keys.${'k'.repeat(101)}`]: ['Dit is te lang.'] }],
        ['invalid', { 'context.keys.source': ['Dit is te lang.'] }],
      ]);
      const { data: draft } = await send(versionId, { status: 'draft' });
      const changed = await refusalOf(change(draft, { context: { keys: many(51) } }));
      expect(changed.errors).toEqual({ 'context.keys': ['Dit zijn er te veel.'] });
    });

    test('drops hidden answers and requires visible ones', async () => {
      const { versionId } = await seed();
      const { data } = await send(versionId, {
        data: { name: 'Ada', amount: 3, reason: 'Verborgen' },
      });
      const { data: read } = await handler.client.getSubmission({ params: { id: data.id } });
      expect(read.answers).toEqual({ name: 'Ada', amount: 3 });
      const problem = await refusalOf(send(versionId, { data: { name: 'Ada', amount: 11 } }));
      expect(problem.code).toBe('answers_invalid');
      expect(Object.keys(problem.errors ?? {})).toEqual(['reason']);
    });

    test('refuses answers that break a rule, in the visitor’s language and without the answer', async () => {
      const { versionId } = await seed();
      const body = {
        form_version_id: versionId,
        data: { amount: 'geheim' },
        status: 'final' as const,
      };
      const problem = await refusalOf(
        visitor({ 'accept-language': 'de' }).createSubmission({ headers: {}, body }),
      );
      expect(problem.code).toBe('answers_invalid');
      expect(Object.keys(problem.errors ?? {}).sort()).toEqual(['amount', 'name']);
      expect(problem.errors?.['name']?.[0]).toMatch(/Pflicht|aus|erforderlich/i);
      expect(JSON.stringify(problem)).not.toContain('geheim');
      expect(await count(versionId)).toBe(0);
    });

    test('refuses a field that the version does not have', async () => {
      const { versionId } = await seed();
      const problem = await refusalOf(send(versionId, { data: { name: 'Ada', elders: 1 } }));
      expect(problem).toMatchObject({
        code: 'unknown_field',
        errors: { elders: [expect.any(String)] },
      });
      const draft = send(versionId, { status: 'draft', data: { elders: 1 } });
      expect(await refusalCode(draft)).toBe('unknown_field');
    });

    test('takes four statements: begin, read, write and commit', async () => {
      const { versionId } = await seed();
      await send(versionId, {}, newKey());
      const { statements, end } = recordStatements(server.pool);
      const { data } = await send(versionId, {}, newKey());
      end();
      expect(data.status).toBe('final');
      expect(statements.filter((text) => !/jobs\.|"tenants"/.test(text))).toHaveLength(4);
    });

    test('numbers without gap or double when many complete at once', async () => {
      const { versionId } = await seed();
      const failing = send(versionId, { data: {} }).catch(() => undefined);
      const sent = await Promise.all(Array.from({ length: 20 }, () => send(versionId)));
      await failing;
      const numbers = sent.map(({ data }) => Number(data.title?.slice(3))).sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    });

    test('numbers test submissions apart and marks them', async () => {
      const { versionId } = await seed({ publishedIn: ['test', 'production'] });
      await send(versionId);
      const body = {
        form_version_id: versionId,
        data: { name: 'Ada' },
        status: 'final' as const,
        environment: 'test' as const,
      };
      const { data } = await root.client.createSubmission({ headers: {}, body });
      expect(data).toMatchObject({ is_test: true, title: 'PF-000001' });
      const { data: real } = await send(versionId);
      expect(real).toMatchObject({ is_test: false, title: 'PF-000002' });
    });

    test('is a test in production only for signed-in users', async () => {
      const { versionId } = await seed();
      const body = {
        form_version_id: versionId,
        data: { name: 'Ada' },
        status: 'final' as const,
        is_test: true,
      };
      const anonymous = visitor().createSubmission({ headers: {}, body });
      expect(await refusalCode(anonymous)).toBe('not_authenticated');
      const { data } = await root.client.createSubmission({ headers: {}, body });
      expect(data).toMatchObject({ is_test: true, title: 'PF-000001' });
      expect((await send(versionId)).data.title).toBe('PF-000001');
    });

    test('uses the form’s own prefix, or no number at all', async () => {
      const own = await seed({ form: { number_prefix: 'KV' } });
      expect((await send(own.versionId)).data.title).toBe('KV000001');
      const none = await seed({ form: { is_numbering_enabled: false } });
      expect((await send(none.versionId)).data).toMatchObject({ title: null, status: 'final' });
    });
  });

  describe('repeating', () => {
    test('a double click makes one submission with one number', async () => {
      const { versionId } = await seed();
      const key = newKey();
      const [first, second] = await Promise.all([
        send(versionId, {}, key),
        send(versionId, {}, key),
      ]);
      expect(second).toEqual(first);
      expect(first.data.public_key).not.toBeNull();
      expect(await send(versionId, {}, key)).toEqual(first);
      expect(await count(versionId)).toBe(1);
      expect((await send(versionId, {}, newKey())).data.title).toBe('PF-000002');
    });

    test('a key that was used for something else says that the first try arrived', async () => {
      const { versionId } = await seed();
      const key = newKey();
      await send(versionId, {}, key);
      expect(await refusalCode(send(versionId, { data: { name: 'Grace' } }, key))).toBe(
        'attempt_differs',
      );
    });

    test('a refused attempt can be repeated with the same key', async () => {
      const { versionId } = await seed();
      const key = newKey();
      expect(await refusalCode(send(versionId, { data: {} }, key))).toBe('answers_invalid');
      expect((await send(versionId, {}, key)).data.title).toBe('PF-000001');
    });

    test('completing a draft twice with one key answers the same', async () => {
      const { versionId } = await seed();
      const { data: draft } = await send(versionId, { status: 'draft' }, newKey());
      const key = newKey();
      const [first, second] = await Promise.all([
        change(draft, { status: 'final' }, key),
        change(draft, { status: 'final' }, key),
      ]);
      expect(second).toEqual(first);
      expect(first.data).toMatchObject({ id: draft.id, title: 'PF-000001', status: 'final' });
      expect(await refusalCode(change(draft, { status: 'final' }, newKey()))).toBe(
        'transition_not_allowed',
      );
      expect(await refusalCode(change(draft, { status: 'draft' }))).toBe('transition_not_allowed');
    });

    test('a key is kept per tenant and not in clear', async () => {
      const { versionId } = await seed();
      const key = newKey();
      const { data } = await send(versionId, { status: 'draft' }, key);
      const { rows } = await server.transaction(server.tenants.demo)(async (tx) => ({
        rows: [
          ...(await tx.selectFrom('submission_attempts').selectAll().execute()),
          ...(await tx.selectFrom('submissions').selectAll().where('id', '=', data.id).execute()),
        ],
      }));
      const stored = rows.flatMap((row) =>
        Object.values<unknown>({ ...row }).map((value) =>
          Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value),
        ),
      );
      expect(
        stored.some((text) => text.includes(key) || text.includes(data.public_key ?? '')),
      ).toBe(false);
    });
  });

  describe('a draft', () => {
    test('keeps what breaks rules and what is hidden, and can be saved, aborted and resumed', async () => {
      const { versionId } = await seed();
      const { data: draft } = await send(versionId, {
        status: 'draft',
        data: { reason: 'Verborgen' },
        is_saved: true,
      });
      expect(draft).toMatchObject({ status: 'draft', title: null, completed_at: null });
      const state = async () =>
        (await handler.client.getSubmission({ params: { id: draft.id } })).data.state;
      expect(await state()).toBe('saved');
      await change(draft, { is_aborted: true });
      expect(await state()).toBe('saved_and_aborted');
      await change(draft, { data: { reason: 'Verborgen' } });
      const { data: read } = await handler.client.getSubmission({ params: { id: draft.id } });
      expect(read.state).toBe('saved');
      expect(read.answers).toMatchObject({ reason: 'Verborgen' });
    });

    test('follows the language that the visitor chose since', async () => {
      const { versionId } = await seed();
      const { data: draft } = await send(versionId, { status: 'draft', locale: 'nl-NL' });
      const locale = async () =>
        (await handler.client.getSubmission({ params: { id: draft.id } })).data.locale;
      await change(draft, { locale: 'en-GB' });
      expect(await locale()).toBe('en-GB');
      await change(draft, { status: 'final' });
      expect(await locale()).toBe('en-GB');
    });

    test('opens only with its own key', async () => {
      const { versionId } = await seed();
      const { data: draft } = await send(versionId, { status: 'draft' });
      const { data: other } = await send(versionId, { status: 'draft' });
      expect(await refusalCode(change({ ...draft, public_key: other.public_key }, {}))).toBe(
        'not_found',
      );
      expect(await refusalCode(change({ ...draft, public_key: '' }, {}))).toBe('not_found');
      const bare = visitor().updateSubmission({
        params: { id: draft.id },
        headers: {},
        body: { data: {}, status: 'draft' },
      });
      expect(await refusalCode(bare)).toBe('not_found');
    });

    test('stays in the version it began in when a newer one is published', async () => {
      const { formId, versionId } = await seed();
      const { data: draft } = await send(versionId, { status: 'draft' });
      const { data: next } = await root.client.createVersion({ body: { form_id: formId } });
      await root.client.publishVersion({
        params: { id: next.id, environment: 'production' },
        body: {},
      });
      const { data } = await change(draft, { status: 'final' });
      expect(data).toMatchObject({ id: draft.id, status: 'final', title: 'PF-000001' });
      expect((await send(versionId)).data.title).toBe('PF-000002');
    });

    test('a final that breaks a rule leaves the draft as it was', async () => {
      const { versionId } = await seed();
      const { data: draft } = await send(versionId, { status: 'draft', data: { name: 'Ada' } });
      expect(await refusalCode(change(draft, { status: 'final', data: {} }))).toBe(
        'answers_invalid',
      );
      const { data: read } = await handler.client.getSubmission({ params: { id: draft.id } });
      expect(read).toMatchObject({ status: 'draft', answers: { name: 'Ada' } });
    });
  });

  describe('bad input', () => {
    test('what cannot be filled in has a code of its own', async () => {
      const unpublished = await seed({ publishedIn: ['test'] });
      expect(await refusalCode(send(server.runtime.createId()))).toBe('form_not_found');
      expect(await refusalCode(send(unpublished.versionId))).toBe('form_not_published');
      expect(await refusalCode(send(unpublished.versionId, { environment: 'test' }))).toBe(
        'environment_not_allowed',
      );
      const elsewhere = send(unpublished.versionId, { environment: 'elders' as 'test' });
      expect(await refusalOf(elsewhere)).toMatchObject({
        code: 'invalid',
        errors: { environment: [expect.any(String)] },
      });
    });

    const post = (body: string, headers: Record<string, string> = {}) =>
      server.fetch(server.tenants.demo)('/v0/forms/submissions', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });

    test('distinguishes large, malformed and foreign requests', async () => {
      const { versionId } = await seed();
      const large = JSON.stringify({
        form_version_id: versionId,
        status: 'final',
        data: { name: 'a'.repeat(2_097_152) },
      });
      const cases = [
        [await post(large), 413, 'too_large'],
        [await post('{"data": '), 400, 'malformed_json'],
        [await post('[]'), 400, 'invalid'],
        [await post('{}', { origin: 'https://elders.example' }), 403, 'origin_not_allowed'],
        [await post('{}', { authorization: 'Bearer onzin' }), 401, 'not_authenticated'],
      ] as const;
      for (const [response, status, code] of cases) {
        expect(response.status).toBe(status);
        const problem = v.parse(problemSchema, await response.json());
        expect(problem).toMatchObject({ status, code });
        expect(problem.message).not.toBe('');
      }
    });

    test('the tenant’s own site may send', async () => {
      const { versionId } = await seed();
      const body = JSON.stringify({
        form_version_id: versionId,
        status: 'final',
        data: { name: 'Ada' },
      });
      const response = await post(body, { origin: allowedOrigin });
      expect(response.status).toBe(201);
      expect(response.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
    });

    test('answers never reach the log', async () => {
      const { versionId } = await seed();
      await send(versionId, { data: { name: 'Zeergeheimenaam' } });
      await send(versionId, { data: { name: 'Zeergeheimenaam', amount: 'x' } }).catch(
        () => undefined,
      );
      expect(server.logLines.join('\n')).not.toContain('Zeergeheimenaam');
      expect(server.failures).toEqual([]);
    });
  });

  describe('staff', () => {
    test('lists by form, status and test mark, newest first', async () => {
      const { formId, versionId } = await seed({ form: { name: 'Lijstvorm' } });
      await send(versionId, { status: 'draft' });
      for (let n = 0; n < 3; n += 1) await send(versionId);
      const list = (query: object = {}) =>
        handler.client.listSubmissions({ query: { filter: { form_id: formId }, ...query } });
      const all = await list();
      expect(all.meta.total).toBe(4);
      expect(all.data.map(({ title }) => title)).toEqual([
        'PF-000003',
        'PF-000002',
        'PF-000001',
        null,
      ]);
      expect(all.data[0]).toMatchObject({
        form_title: 'Lijstvorm',
        version_number: 1,
        environment: 'production',
        state: 'completed',
      });
      expect((await list({ filter: { form_id: formId, status: 'draft' } })).meta.total).toBe(1);
      expect((await list({ filter: { form_id: formId, is_test: 'true' } })).meta.total).toBe(0);
      expect(
        (await list({ reject: { status: ['draft'] }, sort: 'title', limit: '2' })).data.map(
          ({ title }) => title,
        ),
      ).toEqual(['PF-000001', 'PF-000002']);
      expect((await list({ search: '000002' })).meta.total).toBe(1);
      expect((await list({ filter: { form_id: 'geen-id' } })).meta.total).toBe(0);
    });

    test('who fills in a form for a resident is noted, if handling submissions is their work', async () => {
      const { formId, versionId } = await seed();
      const { demo } = server.tenants;
      const clerk = await server.signIn(demo, { permissions: ['submission-handle'] });
      const designer = await server.signIn(demo, { permissions: ['form-edit'] });
      const body = { form_version_id: versionId, data: { name: 'Ada' }, status: 'final' } as const;
      await clerk.client.createSubmission({ body });
      await designer.client.createSubmission({ body });
      await send(versionId);
      const { data } = await handler.client.listSubmissions({
        query: { filter: { form_id: formId }, sort: 'title' },
      });
      const me = (await clerk.client.listUsers({ query: { filter: { current: 'true' } } })).data[0];
      expect(data.map(({ filled_in_by: name }) => name)).toEqual([me?.name, null, null]);
      const { data: one } = await handler.client.getSubmission({
        params: { id: data[0]?.id ?? '' },
      });
      expect(one.filled_in_by).toBe(me?.name);
    });

    test('a private form’s submissions are its members’ and root’s', async () => {
      const { formId, versionId } = await seed({ form: { confidentiality_level: 'private' } });
      const { data } = await send(versionId);
      const id = { params: { id: data.id } };
      expect(await refusalCode(handler.client.getSubmission(id))).toBe('not_found');
      expect(
        await refusalCode(
          handler.client.deleteSubmission({ ...id, body: { reason: 'Dubbel verstuurd' } }),
        ),
      ).toBe('not_found');
      const query = { filter: { form_id: formId } };
      expect((await handler.client.listSubmissions({ query })).meta.total).toBe(0);
      expect((await root.client.listSubmissions({ query })).meta.total).toBe(1);
    });

    test('a protected form’s submissions are deleted by its members only', async () => {
      const { versionId } = await seed({ form: { confidentiality_level: 'protected' } });
      const { data } = await send(versionId, {}, newKey());
      const id = { params: { id: data.id } };
      expect(
        await refusalCode(
          handler.client.deleteSubmission({ ...id, body: { reason: 'Dubbel verstuurd' } }),
        ),
      ).toBe('forbidden');
      await root.client.deleteSubmission({ ...id, body: { reason: 'Dubbel verstuurd' } });
      expect(await refusalCode(root.client.getSubmission(id))).toBe('not_found');
    });
  });
});
