import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

/** The null character and a lone surrogate: PostgreSQL stores neither in text nor in JSON. */
const unstorable = ['"a\\u0000b"', '"a\\ud800b"'];
const nested = '['.repeat(20_000) + ']'.repeat(20_000);

const writes: readonly [method: string, path: string, body: (value: string) => string][] = [
  ['POST', '/v1/forms/forms', (value) => `{"name":${value}}`],
  ['PATCH', '/v1/forms/forms/{form}', (value) => `{"name":${value}}`],
  ['PATCH', '/v0/forms/versions/{version}', (value) => `{"title":${value}}`],
  [
    'PATCH',
    '/v0/forms/versions/{version}',
    (value) => `{"settings":{"confirmation.text":${value}}}`,
  ],
  [
    'POST',
    '/v0/forms/versions/{version}/environments/test/propose',
    (value) => `{"remark":${value}}`,
  ],
  ['POST', '/v0/forms/pages?filter[form_version_id]={version}', (value) => `{"title":${value}}`],
  ['PATCH', '/v0/settings', (value) => `[{"id":"title","value":${value}}]`],
  ['PATCH', '/v0/environments/development', (value) => `{"name":${value}}`],
  ['POST', '/rpc', (value) => `{"signature":"search:global","body":{"search":${value}}}`],
  ['POST', '/v0/forms/submissions', (value) => draft(`{"name":${value}}`)],
  ['POST', '/v0/forms/submissions', (value) => draft('{}', `{"page":${value}}`)],
  ['POST', '/v0/forms/submissions', (value) => draft('{}', `{"keys":{${key(value)}:"x"}}`)],
];

const draft = (data: string, context = '{}') =>
  `{"form_version_id":"{version}","status":"draft","data":${data},"context":${context}}`;

/** A member name in JSON is always a string. */
const key = (value: string) => (value.startsWith('"') ? value : '"x"');

const reads = [
  '/v1/forms/forms?search=%00',
  '/v1/forms/forms?filter[published]=%00',
  '/v1/forms/forms?reject[confidentiality_level][]=%00',
  '/v0/forms/versions?search=%00',
  '/v0/forms/submissions?search=%00',
  '/v0/forms/submissions?filter[is_test]=%00',
  '/v0/forms/submissions?filter[form_id][]=x&filter[form_id][]=%00',
  '/v0/users?search=%00',
  '/v0/users?filter[is_active]=%00',
  '/v0/environments?filter[is_enabled]=%00',
];

describe.each(databases)('hostile input on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let fill: (text: string) => string;

  beforeAll(async () => {
    server = await startTestServer({ database });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    const actor = { id: root.id, name: 'x' };
    const { formId, versionId } = await seedForm(server, server.tenants.demo, { actor });
    fill = (text) => text.replace('{form}', formId).replace('{version}', versionId);
  });
  afterAll(() => server.stop());

  const send = (method: string, path: string, body?: string) =>
    server.fetch(server.tenants.demo)(fill(path), {
      method,
      headers: {
        authorization: `Bearer ${root.token}`,
        'idempotency-key': 'hostile-input',
        'if-match': '"1"',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: fill(body) }),
    });

  test.each(writes)('%s %s refuses text that cannot be kept', async (method, path, body) => {
    for (const value of unstorable)
      expect((await send(method, path, body(value))).status).toBe(400);
    expect(server.failures).toEqual([]);
  });

  test.each(writes)('%s %s survives nesting without end', async (method, path, body) => {
    expect((await send(method, path, body(nested))).status).toBeLessThan(500);
    expect(server.failures).toEqual([]);
  });

  test.each(reads)('%s refuses text that no row can hold', async (path) => {
    expect((await send('GET', path)).status).toBe(400);
    expect(server.failures).toEqual([]);
  });

  test.each([
    '/idp/auth?state=%00',
    '/idp/auth?client_id=form-builder-admin&response_type=code&scope=openid&state=%00&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256&redirect_uri={origin}/auth/callback',
    '/idp/interaction/%00',
    '/idp/session/end?id_token_hint=%00&state=%00',
    '/%00',
    '/%ff.js',
    '/element/%00.js',
    '/element/..%2f..%2fpackage.json',
    '/render/%00?omgeving=%00',
  ])('GET %s is no failure of the server', async (path) => {
    const origin = `http://localhost:${new URL(server.origin).port}`;
    const response = await send('GET', path.replace('{origin}', encodeURIComponent(origin)));
    expect(response.status).toBeLessThan(500);
    expect(server.failures).toEqual([]);
  });
});
