import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedForm } from '../../../testing/seed-form.ts';
import { databases, startTestServer, type TestServer } from '../../../testing/test-server.ts';

const token = 'a token of the operator';

describe.each(databases)('/metrics on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database, environment: { METRICS_TOKEN: token } });
  });
  afterAll(() => server.stop());

  const send = (path: string, headers: Record<string, string> = {}) =>
    server.fetch(server.tenants.demo)(path, { headers });
  const read = async () => {
    const response = await send('/metrics', { authorization: `Bearer ${token}` });
    expect(response.headers.get('content-type')).toContain('text/plain');
    return response.text();
  };

  test.each([[{}], [{ authorization: 'Bearer another token' }], [{ authorization: token }]])(
    'are rejected for a caller with %j',
    async (headers) => {
      const response = await send('/metrics', { ...headers });
      expect(response.status).toBe(401);
      expect(await response.text()).not.toContain('http_request');
    },
  );

  test('count requests by route pattern, never by the values in the path', async () => {
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'Ada Lovelace' },
    });
    await root.client.getVersion({ params: { id: versionId } });
    await send(`/v0/nothing/${versionId}?bsn=999990019`);
    const text = await read();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/v0/forms/versions/:id",status="200"} 1',
    );
    expect(text).toContain('{method="GET",route="none",status="404"} 1');
    for (const personal of [versionId, '999990019', 'Ada', server.tenants.demo.id, 'demo']) {
      expect(text).not.toContain(personal);
    }
  });

  test('count requests to sign-in by the pattern of their route', async () => {
    await server.signIn(server.tenants.demo, { isRoot: true });
    await send('/idp/auth/a-secret-id?client_id=somebody');
    await send('/idp/nothing/a-secret-id');
    const text = await read();
    const counted = (labels: string): unknown =>
      expect.stringMatching(
        new RegExp(`^http_request_duration_seconds_count\\{${labels}\\} \\d+$`, 'm'),
      );
    expect(text).toEqual(counted('method="POST",route="/idp/token",status="200"'));
    expect(text).toEqual(counted('method="POST",route="/idp/interaction/:uid",status="303"'));
    expect(text).toEqual(counted('method="GET",route="/idp/auth/:uid",status="4\\d\\d"'));
    expect(text).toEqual(counted('method="GET",route="none",status="404"'));
    for (const personal of ['a-secret-id', 'somebody']) expect(text).not.toContain(personal);
  });

  test('report the delay of the event loop, the pool and the database', async () => {
    const text = await read();
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
    expect(text).toMatch(/^database_connections\{state="used"\} \d+$/m);
    expect(text).toMatch(/^database_up 1$/m);
  });
});
