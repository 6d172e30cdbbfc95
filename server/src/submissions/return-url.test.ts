import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedForm } from '../../testing/seed-form.ts';
import {
  allowedOrigin,
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

describe.each(databases)('the return address after sending on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(() => server.stop());

  const send = async (returnUrl: string, status: 'draft' | 'final' = 'final') => {
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: { settings: { 'confirmation.return_url': returnUrl } },
    });
    const { data } = await server.client(server.tenants.demo).createSubmission({
      body: { form_version_id: versionId, data: { name: 'Ada' }, status },
    });
    return data.return_url;
  };

  test('leads to a page of the tenant’s own site', async () => {
    expect(await send(`${allowedOrigin}/klaar`)).toBe(`${allowedOrigin}/klaar`);
  });

  test('is absent before the form is sent', async () => {
    expect(await send(`${allowedOrigin}/klaar`, 'draft')).toBe(null);
  });

  test.each(['https://elders.example/', 'https://www.gemeente.example.elders.example/', ''])(
    'never leads to %s',
    async (url) => {
      expect(await send(url)).toBe(null);
    },
  );
});
