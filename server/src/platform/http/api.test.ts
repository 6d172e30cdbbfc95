import { problemSchema } from '@form-builder/core/contract/problem.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as nodeRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  allowedOrigin,
  databases,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts';
import type { SignedInUser } from '../../../testing/test-server.ts';

const unknownId = '00000000-0000-7000-8000-00000000000f';
const json = { 'content-type': 'application/json' };

describe.each(databases)('the API on %s', (database) => {
  let adminFolder: string;
  let server: TestServer;
  let root: SignedInUser;
  let reader: SignedInUser;
  beforeAll(async () => {
    adminFolder = await mkdtemp(join(tmpdir(), 'form-builder-admin-'));
    await writeFile(join(adminFolder, 'index.html'), '<title>Formulieren</title>');
    server = await startTestServer({ database, adminFolder });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    reader = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
  });
  afterAll(async () => {
    await server.stop();
    await rm(adminFolder, { recursive: true });
  });

  const send = (path: string, init: RequestInit = {}) =>
    server.fetch(server.tenants.demo)(path, init);
  const asRoot = (extra: Record<string, string> = {}) => ({
    authorization: `Bearer ${root.token}`,
    ...extra,
  });
  const problemOf = async (response: Response) => {
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    return { httpStatus: response.status, ...v.parse(problemSchema, await response.json()) };
  };

  test.each(['nl', 'en', 'de'])('explains a refusal in %s', async (language) => {
    const headers = { 'accept-language': language };
    const problem = await problemOf(await send('/v0/nothing', { headers }));
    expect(problem).toMatchObject({
      httpStatus: 404,
      status: 404,
      code: 'not_found',
      title: translatorOf(language)('problem.not_found'),
      message: problem.detail,
    });
  });

  test.each([
    ['/v1/forms/forms', 401],
    ['/v0/users', 401],
    ['/config', 200],
    ['/rpc', 405],
  ])('states the version of the API and refuses frames on %s', async (path, status) => {
    const response = await send(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('api-version')).toMatch(/^\d+\.\d+\.\d+$/);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  test('has no metrics page without a token in the settings', async () => {
    expect((await send('/metrics', { headers: asRoot() })).status).toBe(404);
  });

  test.each(['/openapi.json', '/v0/openapi.json'])('describes itself at %s', async (path) => {
    const response = await send(path);
    const document: unknown = await response.json();
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(document).toMatchObject({
      info: { version: response.headers.get('api-version') },
      servers: [{ url: expect.stringMatching(/^http:\/\/[^/]+\/v0$/) as string }],
      paths: {
        '/forms/forms': { servers: [{ url: expect.stringMatching(/[^/]\/v1$/) as string }] },
      },
    });
  });

  test('rejects a caller who is not signed in or has no permission', async () => {
    const anonymous = await send('/v1/forms/forms');
    expect(anonymous.headers.get('www-authenticate')).toBe('Bearer');
    expect(await problemOf(anonymous)).toMatchObject({
      httpStatus: 401,
      code: 'not_authenticated',
    });
    const headers = { ...json, authorization: `Bearer ${reader.token}` };
    const body = JSON.stringify({ name: 'Nieuw' });
    const refused = await send('/v1/forms/forms', { method: 'POST', headers, body });
    expect(await problemOf(refused)).toMatchObject({ httpStatus: 403, code: 'forbidden' });
    expect((await send('/v1/forms/forms', { headers })).status).toBe(200);
  });

  test('rejects an invalid token, on public endpoints as well', async () => {
    const headers = { authorization: 'Bearer nonsense' };
    const response = await send(`/v0/public/forms/${unknownId}`, { headers });
    expect(await problemOf(response)).toMatchObject({ httpStatus: 401 });
  });

  test.each([
    ['{"name": ', 400, 'malformed_json'],
    [new Uint8Array([0x22, 0xff, 0x22]), 400, 'malformed_json'],
    ['{"name": ""}', 400, 'invalid'],
    ['[]', 400, 'invalid'],
    ['', 400, 'invalid'],
  ])('answers a body of %j with %i %s', async (body, status, code) => {
    const headers = asRoot(json);
    const response = await send('/v1/forms/forms', { method: 'POST', headers, body });
    expect(await problemOf(response)).toMatchObject({ httpStatus: status, code });
  });

  test('reports errors by path without repeating the input', async () => {
    const headers = asRoot({ ...json, 'accept-language': 'en' });
    const body = JSON.stringify({ name: 'Geheim', confidentiality_level: 'verborgen-123456782' });
    const response = await send('/v1/forms/forms', { method: 'POST', headers, body });
    const problem = await problemOf(response);
    expect(problem.errors).toEqual({
      confidentiality_level: ['This value is not possible here.'],
    });
    expect(JSON.stringify(problem)).not.toContain('123456782');
  });

  test('accepts JSON only', async () => {
    const headers = asRoot({ 'content-type': 'text/plain' });
    const response = await send('/v1/forms/forms', {
      method: 'POST',
      headers,
      body: '{"name":"x"}',
    });
    expect(await problemOf(response)).toMatchObject({ httpStatus: 415 });
  });

  test('rejects two megabytes of answers', async () => {
    const body = JSON.stringify({
      data: { answer: 'x'.repeat(2_000_000) },
      form_version_id: unknownId,
      status: 'final',
    });
    const response = await send('/v0/forms/submissions', { method: 'POST', headers: json, body });
    expect(await problemOf(response)).toMatchObject({ httpStatus: 413, code: 'too_large' });
  });

  test('stops reading a body of unknown length at the limit', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        if (sent > 64_000_000) controller.close();
        else controller.enqueue(new Uint8Array(65_536));
      },
    });
    const init = { method: 'POST', headers: json, body, duplex: 'half' } as RequestInit; // `duplex` is a member of Node's own request type.
    const response = await send('/v0/forms/submissions', init);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(32_000_000);
  });

  test('treats an interrupted body as a client error', async () => {
    const failed = server.failures.length;
    const lines = server.logLines.length;
    const sending = nodeRequest(`${server.origin}/v0/forms/submissions`, {
      method: 'POST',
      headers: { ...json, 'content-length': 1_000 },
    });
    const ended = once(sending, 'error');
    sending.write('{"data":');
    sending.once('socket', (socket) => {
      socket.once('ready', () => setImmediate(() => sending.destroy(new Error('Gone.'))));
    });
    await ended;
    await vi.waitUntil(() => server.logLines.length > lines);
    expect(server.failures.length).toBe(failed);
  });

  test('lists the methods of a path', async () => {
    const response = await send('/v1/forms/forms', { method: 'DELETE' });
    expect(response.headers.get('allow')).toBe('GET, POST');
    expect(await problemOf(response)).toMatchObject({
      httpStatus: 405,
      code: 'method_not_allowed',
    });
  });

  test.each([
    ['/v0/public/forms/not-an-id', 'form_not_found'],
    [`/v0/public/forms/${unknownId}`, 'form_not_found'],
    [`/v0/public/forms/${unknownId}?environment=moon`, 'environment_not_found'],
  ])('answers %s with %s', async (path, code) => {
    expect(await problemOf(await send(path))).toMatchObject({ httpStatus: 404, code });
  });

  test('rejects a list with an unknown query parameter', async () => {
    const response = await send('/v1/forms/forms?limit=101&sort=secret', { headers: asRoot() });
    const problem = await problemOf(response);
    expect(problem.httpStatus).toBe(400);
    expect(Object.keys(problem.errors ?? {}).sort()).toEqual(['limit', 'sort']);
  });

  test('sends the tag of an editable resource, requires it, and rejects a stale one', async () => {
    const created = await send('/v1/forms/forms', {
      method: 'POST',
      headers: asRoot(json),
      body: JSON.stringify({ name: 'Met versie' }),
    });
    expect(created.status).toBe(201);
    const tag = created.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"\d+"$/);
    const { data } = (await created.json()) as { data: { id: string } };
    const change = (headers: Record<string, string>) =>
      send(`/v1/forms/forms/${data.id}`, {
        method: 'PATCH',
        headers: asRoot({ ...json, ...headers }),
        body: '{"name":"Anders"}',
      });
    expect(await problemOf(await change({}))).toMatchObject({ httpStatus: 428 });
    expect((await change({ 'if-match': tag })).status).toBe(200);
    expect(await problemOf(await change({ 'if-match': tag }))).toMatchObject({ httpStatus: 412 });
  });

  test('answers 204 without a body', async () => {
    const created = await root.client.createForm({ body: { name: 'Weg ermee' } });
    const response = await send(`/v1/forms/forms/${created.data.id}`, {
      method: 'DELETE',
      headers: asRoot(),
    });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
  });

  test('calls procedures by signature', async () => {
    const call = (path: string, body: unknown, headers: Record<string, string> = asRoot(json)) =>
      send(path, { method: 'POST', headers, body: JSON.stringify(body) });
    const found = await call('/rpc', { signature: 'search:global', body: { search: 'Anders' } });
    expect(found.status).toBe(200);
    expect(((await found.json()) as { data: unknown[] }).data.length).toBeGreaterThan(0);
    const wrong = await call('/rpc', { signature: 'search:global', body: { search: '' } });
    expect(await problemOf(wrong)).toMatchObject({ httpStatus: 400, code: 'invalid' });
    const unknown = await call('/rpc', { signature: 'no:such' });
    expect(await problemOf(unknown)).toMatchObject({ httpStatus: 404 });
    const notPublic = await call('/rpc/public', {
      signature: 'search:global',
      body: { search: 'x' },
    });
    expect(await problemOf(notPublic)).toMatchObject({ httpStatus: 404 });
    const anonymous = await call('/rpc', { signature: 'search:global' }, json);
    expect(await problemOf(anonymous)).toMatchObject({ httpStatus: 401 });
  });

  test('reports an unknown and a disabled tenant', async () => {
    const ghost = { id: unknownId, slug: 'ghost', name: '', allowedOrigins: [] };
    const unknown = await server.fetch(ghost)('/config');
    expect(unknown.headers.get('x-tenancy')).toBe('ghost');
    expect(await problemOf(unknown)).toMatchObject({
      httpStatus: 404,
      data: { tenant: 'ghost', error: expect.any(String) as string },
    });
    await server.pool.query(
      "insert into tenants (id, slug, name, is_active) values ($1, 'uit', 'Uit', false)",
      [unknownId],
    );
    const disabled = await server.fetch({ ...ghost, slug: 'uit' })('/config');
    expect(disabled.headers.get('x-tenancy')).toBe('uit');
    expect(await problemOf(disabled)).toMatchObject({ httpStatus: 503, data: { tenant: 'uit' } });
  });

  describe('for other sites', () => {
    const form = `/v0/public/forms/${unknownId}`;

    test('lets the tenant’s sites read responses, without cookies', async () => {
      const response = await send(form, { headers: { origin: allowedOrigin } });
      expect(response.status).toBe(404);
      expect(response.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      expect(response.headers.get('vary')).toContain('Origin');
    });

    test.each(['https://elsewhere.example', 'null'])(
      'rejects a visitor of %s with a readable response',
      async (origin) => {
        const response = await send(form, { headers: { origin } });
        expect(response.headers.get('access-control-allow-origin')).toBe(origin);
        expect(await problemOf(response)).toMatchObject({
          httpStatus: 403,
          code: 'origin_not_allowed',
        });
      },
    );

    test('lets no other site read staff endpoints', async () => {
      const headers = asRoot({ origin: 'https://elsewhere.example' });
      const response = await send('/v1/forms/forms', { headers });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    });

    test('accepts its own origin', async () => {
      const origin = `http://localhost:${new URL(server.origin).port}`;
      expect((await send('/config', { headers: { origin } })).status).toBe(200);
    });

    test.each([
      [allowedOrigin, '/v0/forms/submissions', allowedOrigin],
      ['https://elsewhere.example', '/v0/forms/submissions', 'https://elsewhere.example'],
      ['https://elsewhere.example', '/v1/forms/forms', null],
    ])('answers the preflight of %s for %s', async (origin, path, allowed) => {
      const response = await send(path, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type, idempotency-key',
        },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
      if (allowed === null) return;
      expect(response.headers.get('access-control-allow-methods')).toContain('POST');
      expect(response.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    });
  });

  test('sends the security headers', async () => {
    const { headers } = await send('/config');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });

  test('logs no token, answer, address, e-mail, query or path', async () => {
    const secret = '123456782';
    const body = JSON.stringify({
      data: { bsn: secret },
      form_version_id: secret,
      status: 'final',
    });
    await send(`/v0/forms/submissions?bsn=${secret}`, { method: 'POST', headers: json, body });
    await send(`/v0/forms/submissions/${secret}`, { headers: asRoot() });
    await send(`/${secret}`, { headers: { 'x-forwarded-for': '203.0.113.7', cookie: secret } });
    const log = server.logLines.join('');
    expect(log).toContain('"route":"/v0/forms/submissions/:id"');
    for (const personal of [secret, root.token, root.email, unknownId, '203.0.113.7']) {
      expect(log).not.toContain(personal);
    }
    const line = JSON.parse(server.logLines.at(-1) ?? '') as Record<string, unknown>;
    expect(Object.keys(line).sort()).toEqual(
      [
        'durationMs',
        'level',
        'method',
        'msg',
        'requestId',
        'route',
        'status',
        'time',
        'traceId',
      ].sort(),
    );
  });

  test('reports whether it is alive and ready', async () => {
    expect((await send('/health')).status).toBe(200);
    expect((await send('/ready')).status).toBe(200);
    await server.pool.query("insert into applied_migrations (name, checksum) values ('9999', '')");
    expect((await send('/ready')).status).toBe(503);
    await server.pool.query("delete from applied_migrations where name = '9999'");
  });

  test.each(['GET', 'HEAD'])('answers %s / with the page for any Accept', async (method) => {
    for (const accept of ['*/*', 'text/html', 'text/plain, */*;q=0.1']) {
      const response = await send('/', { method, headers: { accept } });
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=UTF-8',
      ]);
    }
    expect((await send('/', { method, headers: { accept: 'image/png' } })).status).toBe(404);
  });

  test('redirects a page on a bare loopback address to the canonical origin', async () => {
    const location = await new Promise((resolve) => {
      const options = { headers: { accept: 'text/html' } };
      nodeRequest(`${server.origin}/forms?a=1`, options, ({ statusCode, headers }) => {
        resolve([statusCode, headers.location]);
      }).end();
    });
    const { port } = new URL(server.origin);
    expect(location).toEqual([307, `http://localhost:${port}/forms?a=1`]);
  });

  test('logged no internal error', () => {
    expect(server.failures).toEqual([]);
  });
});

describe('with a limit on public writes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      database: 'embedded',
      environment: { PUBLIC_WRITES_PER_MINUTE: '2' },
    });
  });
  afterAll(() => server.stop());

  const write = (address: string) =>
    server.fetch(server.tenants.demo)('/v0/forms/submissions', {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': address },
      body: '{}',
    });

  test('makes one address wait without affecting others', async () => {
    const statuses = [];
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) {
      statuses.push((await write(address)).status);
    }
    expect(statuses).toEqual([400, 400, 429, 400]);
    expect((await write('192.0.2.1')).headers.get('retry-after')).toMatch(/^\d+$/);
    server.advance(60_000);
    expect((await write('192.0.2.1')).status).toBe(400);
  });
});
