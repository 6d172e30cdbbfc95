import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startOperators, type TestOperators } from '../../testing/start-operators.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { DatabasePool } from '../platform/database/database-pool.ts';
import { dumpTenant } from '../tenants/dump-tenant.ts';
import { findTenantBySlug } from '../platform/database/tenancy/find-tenant.ts';
import {
  createOperatorToken,
  revokeOperatorToken,
} from '../tenants/tokens/create-operator-token.ts';

const administrator = { email: 'bea@kopie.example', first_name: 'Bea', last_name: 'de Beheerder' };
const anyText: unknown = expect.any(String);
const listWith = (...items: readonly object[]): unknown =>
  expect.arrayContaining(items.map((item): unknown => expect.objectContaining(item)));

describe.each(databases)('the API of operators on %s', (kind) => {
  let server: TestServer;
  let operators: TestOperators;
  let call: TestOperators['call'];
  let codeOf: TestOperators['codeOf'];
  let events: TestOperators['events'];
  let staff: SignedInUser;
  let reader: string;
  let writer: string;

  beforeAll(async () => {
    server = await startTestServer({ database: kind });
    operators = await startOperators(server);
    ({ call, codeOf, events } = operators);
    staff = await server.signIn(server.tenants.demo, { isRoot: true });
    reader = await operators.give('Lea Lezer', 'read');
    writer = await operators.give('Ola Operator', 'write');
  });
  afterAll(async () => {
    await operators.stop();
    await server.stop();
  });

  test('rejects staff of tenants, and tenants reject operators', async () => {
    expect(await codeOf(staff.token, 'GET', '/tenants')).toEqual([401, 'operator_token_invalid']);
    expect(await codeOf(null, 'GET', '/tenants')).toEqual([401, 'not_authenticated']);
    const asOperator = server.client(server.tenants.demo, { authorization: `Bearer ${writer}` });
    await expect(asOperator.listForms({})).rejects.toMatchObject({ status: 401 });
    const own = server.fetch(server.tenants.demo);
    for (const path of [
      '/operators/v0/tenants',
      '/operators/v0/status',
      '/operators/v0/openapi.json',
    ])
      expect((await own(path, { headers: { authorization: `Bearer ${writer}` } })).status).toBe(
        404,
      );
    for (const path of ['/v0/forms', '/v0/settings/root', '/config', '/metrics'])
      expect(
        (await fetch(operators.origin + path, { headers: { authorization: `Bearer ${writer}` } }))
          .status,
      ).toBe(404);
  });

  test('rejects unknown, expired and revoked tokens, and too many of them', async () => {
    server.startWindow(60_000);
    const { token, id } = await createOperatorToken(operators.commandLine, {
      person: 'Weg',
      scope: 'write',
      days: 1,
    });
    expect((await call(token, 'GET', '/tenants')).status).toBe(200);
    await revokeOperatorToken(operators.commandLine, id);
    expect(await codeOf(token, 'GET', '/tenants')).toEqual([401, 'operator_token_invalid']);
    await expect(revokeOperatorToken(operators.commandLine, id)).rejects.toThrow('no token');
    expect(await codeOf(`${token}x`, 'GET', '/tenants')).toEqual([401, 'operator_token_invalid']);
    for (let attempt = 0; attempt < 18; attempt += 1) await call('fbop_x', 'GET', '/tenants');
    expect(await codeOf('fbop_x', 'GET', '/tenants')).toEqual([429, 'too_many_requests']);
    expect((await call(reader, 'GET', '/tenants')).status).toBe(200);
    const { rows } = await server.pool.query<{ row: string }>(
      'select t::text as row from operator_tokens t',
    );
    expect(rows.some(({ row }) => row.includes(token) || row.includes(writer))).toBe(false);
    expect([...operators.logLines, ...server.logLines].some((line) => line.includes('fbop_'))).toBe(
      false,
    );
  });

  test('limits the calls of a token', async () => {
    server.startWindow(60_000);
    const busy = await operators.give('Druk', 'read');
    const statuses = new Set<number>();
    for (let index = 0; index < 121; index += 1)
      statuses.add((await call(busy, 'GET', '/maintenance')).status);
    expect([...statuses]).toEqual([200, 429]);
    server.startWindow(60_000);
    expect((await call(busy, 'GET', '/maintenance')).status).toBe(200);
  });

  test('lets a token that reads change nothing, and says so in the log', async () => {
    expect(await codeOf(reader, 'POST', '/tenants/demo/suspend', { reason: 'Zomaar' })).toEqual([
      403,
      'operator_scope',
    ]);
    expect(await codeOf(reader, 'DELETE', '/maintenance')).toEqual([403, 'operator_scope']);
    expect((await findTenantBySlug(server.pool, 'demo'))?.isActive).toBe(true);
    expect(await events(2)).toEqual([
      ['withdraw', 'refused', 'Lea Lezer', 'api', null, null],
      ['suspend', 'refused', 'Lea Lezer', 'api', 'demo', 'Zomaar'],
    ]);
  });

  test('lists tenants by size and activity, page by page', async () => {
    // Reads are recorded once an hour.
    server.startWindow(3_600_000);
    const { json } = await call(reader, 'GET', '/tenants?limit=1&page=2');
    expect(json).toMatchObject({
      data: [{ slug: 'other', is_active: true, users: 0, forms: 0, file_bytes: 0 }],
      meta: { total: 2, from: 2, to: 2 },
    });
    expect((await call(reader, 'GET', '/tenants/demo')).json).toMatchObject({
      data: { slug: 'demo', users: 1, submissions: 0, last_activity_at: anyText },
    });
    expect(await codeOf(reader, 'GET', '/tenants/nergens')).toEqual([404, 'not_found']);
    expect(await codeOf(reader, 'GET', '/tenants?limit=1000')).toEqual([400, 'invalid']);
    // One event for each token, action, result and hour.
    const reads = async () =>
      (await events(50)).filter(
        ([action, , person]) => action === 'read-tenants' && person === 'Lea Lezer',
      );
    const ofThisHour = await reads();
    await call(reader, 'GET', '/tenants');
    expect(await reads()).toEqual(ofThisHour);
    expect(ofThisHour[0]).toEqual(['read-tenants', 'refused', 'Lea Lezer', 'api', 'nergens', null]);
    server.startWindow(3_600_000);
    await call(reader, 'GET', '/tenants');
    expect(await reads()).toHaveLength(ofThisHour.length + 1);
  });

  /** What the command line does, which alone makes dumps. */
  const dump = async (slug: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'operators-'));
    await dumpTenant(operators.commandLine, { slug, file: join(folder, 'tenant.dump') });
    await rm(folder, { recursive: true });
  };

  test('creates, suspends, resumes and removes a tenant, with a reason and its name', async () => {
    const body = { slug: 'nieuw', name: 'Gemeente Nieuw', administrator };
    const created = await call(writer, 'POST', '/tenants', body);
    expect(created).toMatchObject({
      status: 201,
      json: { data: { tenant: { slug: 'nieuw', users: 1 }, password_link: anyText } },
    });
    expect(await codeOf(writer, 'POST', '/tenants', body)).toEqual([409, 'tenant_slug_taken']);
    expect(await codeOf(writer, 'POST', '/tenants', { ...body, slug: 'NIEUW' })).toEqual([
      400,
      'invalid',
    ]);
    const removal = { name: 'Gemeente Nieuw', reason: 'Vergissing' };
    const remove = (more = {}) =>
      codeOf(writer, 'POST', '/tenants/nieuw/remove', { ...removal, ...more });
    expect(await remove()).toEqual([409, 'tenant_active']);
    expect(await codeOf(writer, 'POST', '/tenants/nieuw/suspend', {})).toEqual([400, 'invalid']);
    const reason = { reason: 'Contract is afgelopen' };
    expect((await call(writer, 'POST', '/tenants/nieuw/suspend', reason)).status).toBe(204);
    expect((await call(writer, 'POST', '/tenants/nieuw/resume', {})).status).toBe(204);
    await call(writer, 'POST', '/tenants/nieuw/suspend', reason);
    expect(await remove({ name: 'Nieuw' })).toEqual([400, 'tenant_name_differs']);
    expect(await remove()).toEqual([409, 'tenant_suspended_shortly']);
    // The tokens of the other tests are valid for a day.
    await server.pool.query(
      "update tenants set suspended_at = suspended_at - interval '1 day' where slug = 'nieuw'",
    );
    expect(await remove()).toEqual([409, 'tenant_not_dumped']);
    await dump('nieuw');
    expect((await call(writer, 'POST', '/tenants/nieuw/remove', removal)).status).toBe(200);
    expect(await findTenantBySlug(server.pool, 'nieuw')).toBeUndefined();
    expect(await events(3)).toEqual([
      ['remove', 'done', 'Ola Operator', 'api', 'nieuw', 'Vergissing'],
      ['dump', 'done', 'root', 'command', 'nieuw', null],
      ['remove', 'refused', 'Ola Operator', 'api', 'nieuw', 'Vergissing'],
    ]);
    const listed = await call(reader, 'GET', '/events?tenant=nieuw&limit=1');
    expect(listed.json).toMatchObject({
      data: [{ action: 'remove', operator: 'Ola Operator', tenant: { slug: 'nieuw' } }],
    });
    const [last] = (listed.json as { data: { id: string }[] }).data;
    expect(
      (await call(reader, 'GET', `/events?before=${last?.id ?? ''}&limit=1`)).json,
    ).toMatchObject({ data: [{ action: 'dump', result: 'done' }] });
  });

  test('records a removal once when the tenant is resumed in between', async () => {
    const body = { slug: 'weer', name: 'Gemeente Weer', administrator };
    await call(writer, 'POST', '/tenants', body);
    await call(writer, 'POST', '/tenants/weer/suspend', { reason: 'Contract is afgelopen' });
    await server.pool.query(
      "update tenants set suspended_at = suspended_at - interval '1 day' where slug = 'weer'",
    );
    await dump('weer');
    const removeAll = vi.spyOn(server.storage.storage, 'removeAll').mockImplementation(async () => {
      await server.pool.query("update tenants set is_active = true where slug = 'weer'");
      return 0;
    });
    const removal = { name: 'Gemeente Weer', reason: 'Vergissing' };
    const answer = await codeOf(writer, 'POST', '/tenants/weer/remove', removal);
    removeAll.mockRestore();
    expect(answer).toEqual([409, 'tenant_active']);
    expect((await events(2)).map(([action, result]) => [action, result])).toEqual([
      ['remove', 'failed'],
      ['dump', 'done'],
    ]);
  });

  test('limits what a tenant uses, and the tenant and both logs say so', async () => {
    const path = '/tenants/other/quotas';
    const reason = 'Nieuw contract';
    expect((await call(writer, 'PUT', `${path}/users`, { max: 40, reason })).status).toBe(204);
    expect(await events(1)).toEqual([
      ['quota', 'done', 'Ola Operator', 'api', 'other', 'Nieuw contract'],
    ]);
    expect((await call(reader, 'GET', path)).json).toMatchObject({
      data: listWith(
        { id: 'users', period: 'now', unit: 'count', max: 40 },
        { id: 'storage', unit: 'bytes', max: null },
      ),
    });
    const { rows } = await server.pool.query(
      "select action from logbook where tenant_id = $1 and action = 'quota.changed'",
      [server.tenants.other.id],
    );
    expect(rows).toHaveLength(1);
    expect((await call(writer, 'PUT', `${path}/users`, { max: null })).status).toBe(204);
    expect((await call(reader, 'GET', path)).json).toMatchObject({
      data: listWith({ id: 'users', max: null }),
    });
    expect(await codeOf(reader, 'PUT', `${path}/users`, { max: 1 })).toEqual([
      403,
      'operator_scope',
    ]);
    expect(await codeOf(writer, 'PUT', `${path}/users`, { max: -1 })).toEqual([400, 'invalid']);
    const [status] = await codeOf(writer, 'PUT', `${path}/cars`, { max: 1 });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await codeOf(writer, 'PUT', '/tenants/geen/quotas/users', { max: 1 })).toEqual([
      404,
      'not_found',
    ]);
    expect(await codeOf(reader, 'GET', '/tenants/geen/quotas')).toEqual([404, 'not_found']);
  });

  test('pins a feature of a tenant, and leaves it to the tenant again', async () => {
    const path = '/tenants/other/features';
    const state = async () => (await call(reader, 'GET', path)).json;
    const pin = async (value: string) =>
      (await call(writer, 'PUT', `${path}/glossary`, { pin: value })).status;
    expect(await pin('off')).toBe(204);
    expect(await events(1)).toEqual([['feature', 'done', 'Ola Operator', 'api', 'other', null]]);
    expect(await state()).toMatchObject({
      data: listWith({ id: 'glossary', is_active: false, is_pinned: true }),
    });
    expect(await pin('free')).toBe(204);
    expect(await state()).toMatchObject({
      data: listWith({ id: 'glossary', is_active: true, is_pinned: false }),
    });
    expect(await codeOf(writer, 'PUT', `${path}/glossary`, { pin: 'maybe' })).toEqual([
      400,
      'invalid',
    ]);
    expect(await codeOf(writer, 'PUT', '/tenants/geen/features/glossary', { pin: 'on' })).toEqual([
      404,
      'not_found',
    ]);
  });

  test('gives a tenant a new key, with a reason, once until it is in use', async () => {
    const path = '/tenants/other/rotate-key';
    expect(await codeOf(writer, 'POST', path, {})).toEqual([400, 'invalid']);
    const reason = { reason: 'Medewerker weg' };
    expect(await codeOf(reader, 'POST', path, reason)).toEqual([403, 'operator_scope']);
    const first = await call(writer, 'POST', path, reason);
    expect(first.status).toBe(200);
    expect(first.text).toMatch(/"number":\d+/);
    expect(await events(1)).toEqual([
      ['rotate-key', 'done', 'Ola Operator', 'api', 'other', 'Medewerker weg'],
    ]);
    expect(await codeOf(writer, 'POST', path, reason)).toEqual([409, 'transition_not_allowed']);
    expect(await codeOf(writer, 'POST', '/tenants/geen/rotate-key', reason)).toEqual([
      404,
      'not_found',
    ]);
  });

  test('announces maintenance and withdraws it', async () => {
    const at = (ms: number) => new Date(server.runtime.now() + ms).toISOString();
    const notice = { starts_at: at(3_600_000), ends_at: at(7_200_000), text: 'Nieuwe versie' };
    expect((await call(writer, 'PUT', '/maintenance', notice)).status).toBe(200);
    expect((await call(reader, 'GET', '/maintenance')).json).toEqual({ data: notice });
    expect(
      await codeOf(writer, 'PUT', '/maintenance', { ...notice, ends_at: notice.starts_at }),
    ).toEqual([400, 'invalid']);
    const past = { ...notice, starts_at: at(-7_200_000), ends_at: at(-3_600_000) };
    expect(await codeOf(writer, 'PUT', '/maintenance', past)).toEqual([400, 'maintenance_past']);
    expect((await call(writer, 'DELETE', '/maintenance')).status).toBe(204);
    expect(await codeOf(writer, 'DELETE', '/maintenance')).toEqual([404, 'not_found']);
  });

  test('reports the status and the checklist in the language of the caller', async () => {
    const { json, text } = await call(reader, 'GET', '/status');
    expect(json).toMatchObject({
      data: {
        checks: listWith({ id: 'schema', state: 'ok' }),
      },
    });
    expect(text).toContain('All migrations are applied.');
    const tasks = await call(reader, 'GET', '/checklist');
    expect(tasks.json).toMatchObject({
      data: listWith({ id: 'backup', is_done: false }, { id: 'break_glass', is_done: false }),
    });
    expect(tasks.text).toContain('No emergency account at: other, weer');
    expect(await events(2)).toEqual([
      ['read-checklist', 'done', 'Lea Lezer', 'api', null, null],
      ['read-status', 'done', 'Lea Lezer', 'api', null, null],
    ]);
    const document = await fetch(`${operators.origin}/operators/v0/openapi.json`);
    expect(await document.json()).toMatchObject({
      servers: [{ url: `${operators.origin}/operators/v0` }],
      paths: { '/tenants/{slug}/copy': { post: { 'x-scope': 'write' } } },
    });
  });

  test('has a page behind a short session, which ends with its token', async () => {
    const page = (path: string, init: RequestInit = {}) =>
      fetch(operators.origin + path, { redirect: 'manual', ...init });
    const post = (path: string, token: string, headers = {}) =>
      page(path, {
        method: 'POST',
        // A browser sends this header; without a referrer it sends no origin.
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
        body: new URLSearchParams({ token }),
      });
    const signInOf = async (init: RequestInit = {}) =>
      (await page('/operators', init)).headers.get('location');
    // A cookie of another page of this host says nothing about a session.
    expect(await signInOf({ headers: { cookie: 'other=1' } })).toBe('/operators/sign-in');
    expect((await post('/operators/sign-in', 'fbop_x')).status).toBe(401);
    expect(
      (await post('/operators/sign-in', reader, { 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403);
    const { token, id } = await createOperatorToken(operators.commandLine, {
      person: 'Pia Pagina',
      scope: 'read',
      days: 1,
    });
    const cookieOf = async () => {
      const signedIn = await post('/operators/sign-in', token);
      expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/operators']);
      const cookie = signedIn.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=Strict/);
      expect(cookie).toMatch(/Path=\/operators/);
      expect(cookie).not.toContain(token);
      return { cookie: cookie.split(';')[0] ?? '' };
    };
    const headers = await cookieOf();
    const shown = await page('/operators', { headers: { ...headers, 'accept-language': 'nl' } });
    const text = await shown.text();
    expect(text).toContain('Ingelogd als Pia Pagina');
    expect(text).toContain('Alle migraties zijn uitgevoerd.');
    expect(text).not.toMatch(/style="|<script>|onclick/);
    expect(shown.headers.get('content-security-policy')).not.toContain('unsafe');
    expect((await page('/operators/v0/tenants', { headers })).status).toBe(401);
    await post('/operators/sign-out', '', headers);
    expect((await page('/operators', { headers })).status).toBe(302);
    const second = await cookieOf();
    server.advance(30 * 60_000);
    expect(await signInOf({ headers: second })).toBe('/operators/sign-in?ended');
    const ended = await page('/operators/sign-in?ended');
    expect(ended.status).toBe(200);
    expect(await ended.text()).toContain('sessie is afgelopen');
    const third = await cookieOf();
    await revokeOperatorToken(operators.commandLine, id);
    expect((await page('/operators', { headers: third })).status).toBe(302);
    expect((await page('/operators', { headers: { host: 'kwaad.example' } })).status).toBeLessThan(
      500,
    );
    expect((await events(2)).map(([action]) => action)).toEqual(['revoke-token', 'sign-in']);
  });

  test('has a page for each tenant, on which writers limit, pin and renew', async () => {
    const page = (path: string, init: RequestInit = {}) =>
      fetch(operators.origin + path, { redirect: 'manual', ...init });
    const signIn = async (token: string) => {
      const signedIn = await page('/operators/sign-in', {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ token }),
      });
      const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
      return { cookie, 'accept-language': 'nl', 'sec-fetch-site': 'same-origin' };
    };
    const [reading, writing] = [await signIn(reader), await signIn(writer)];
    const { slug } = server.tenants.demo;
    const address = `/operators/tenants/${slug}`;
    const read = async (path: string, headers: Record<string, string>) => {
      // No two events at one time: the log is in the order of its times.
      server.advance(1);
      return (await page(path, { headers })).text();
    };
    const post = async (path: string, fields: Record<string, string>, headers = writing) => {
      server.advance(1);
      const body = new URLSearchParams(fields);
      const answer = await page(`${address}/${path}`, { method: 'POST', headers, body });
      return [answer.status, answer.headers.get('location')?.replace(address, '') ?? ''];
    };
    expect(await read('/operators/tenants', reading)).toContain(`href="${address}"`);
    const shown = await read(address, reading);
    expect(shown).toContain('Je token mag alleen lezen.');
    expect(shown).not.toContain('<details>');
    expect(shown).not.toMatch(/style="|<script|onclick/);
    expect((await page('/operators/tenants/bestaat-niet', { headers: reading })).status).toBe(404);
    expect((await page(address)).headers.get('location')).toBe('/operators/sign-in');
    expect(await post('quota', { quota: 'users', max: '7' }, reading)).toEqual([403, '']);
    const elsewhere = { ...writing, 'sec-fetch-site': 'cross-site' };
    expect(await post('quota', { quota: 'users', max: '7' }, elsewhere)).toEqual([403, '']);

    const limit = (max: string) => post('quota', { quota: 'storage', max, reason: 'Contract 12' });
    expect(await limit('veel')).toEqual([303, '?outcome=wrong_limit']);
    expect(await limit('1,5')).toEqual([303, '?outcome=quota']);
    expect(await read(`${address}?outcome=quota`, writing)).toContain('De limiet is opgeslagen.');
    const { json } = await call(writer, 'GET', `/tenants/${slug}/quotas`);
    expect(json).toMatchObject({ data: listWith({ id: 'storage', max: 1_500_000_000 }) });
    expect(await limit('')).toEqual([303, '?outcome=quota']);
    expect(await post('feature', { feature: 'payments', pin: 'off' })).toEqual([
      303,
      '?outcome=feature',
    ]);
    expect(await read(address, reading)).toContain('Vastgezet door technisch beheer.');
    expect(await post('feature', { feature: 'payments', pin: 'free' })).toHaveLength(2);
    expect(await post('rotate-key', {})).toEqual([303, '?outcome=no_reason']);
    expect(await post('rotate-key', { reason: 'Jaarlijks' })).toEqual([303, '?outcome=key']);
    expect(await post('rotate-key', { reason: 'Nog eens' })).toEqual([303, '?outcome=key_waits']);
    expect((await events(3)).map(([action]) => action)).toEqual([
      'rotate-key',
      'rotate-key',
      'feature',
    ]);
  });

  test('answers with a page when the database does not answer', async () => {
    const pool = new DatabasePool({ host: '127.0.0.1', port: 1 }, { isPreparing: false });
    const lost = await startOperators(server, pool);
    const page = await fetch(`${lost.origin}/operators`, {
      headers: { 'accept-language': 'nl', cookie: 'operator_session=x' },
    });
    expect([page.status, page.headers.get('content-type')]).toEqual([
      503,
      'text/html; charset=UTF-8',
    ]);
    expect(await page.text()).toContain('De database antwoordt niet');
    expect(await lost.codeOf(reader, 'GET', '/status')).toEqual([503, 'unavailable']);
    await lost.stop();
    await pool.end();
  });

  test('rejects every token after its last day', async () => {
    server.advance(86_400_000);
    expect(await codeOf(writer, 'GET', '/tenants')).toEqual([401, 'operator_token_invalid']);
    expect(server.failures).toEqual([]);
  });
});
