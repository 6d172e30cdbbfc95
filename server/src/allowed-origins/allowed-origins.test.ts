import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';
import { seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

/** A page of a site: its status, its policy in a header, and its HTML. */
interface SitePage {
  readonly status?: number;
  readonly policy?: string;
  readonly html?: string;
}

/** Longer than a server remembers a tenant. */
const rememberedMs = 6_000;

describe.each(databases)('the sites that may embed forms on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;
  let site: Server;
  let siteOrigin: string;
  const pages = new Map<string, SitePage>();

  beforeAll(async () => {
    server = await startTestServer({ database, hasJobs: false });
    administrator = await server.signIn(server.tenants.demo, {
      permissions: ['admin-forms-settings', 'audit-list'],
    });
    site = createServer((request, response) => {
      const { status = 200, policy, html = '' } = pages.get(request.url ?? '') ?? { status: 404 };
      response.writeHead(status, policy === undefined ? {} : { 'content-security-policy': policy });
      response.end(html);
    });
    await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
    // A listening TCP server has an address with a port.
    siteOrigin = `http://localhost:${String((site.address() as AddressInfo).port)}`;
  });
  afterAll(async () => {
    site.closeAllConnections();
    site.close();
    await server.stop();
  });

  const save = async (origins: readonly string[]) =>
    (await administrator.client.saveAllowedOrigins({ body: { origins: [...origins] } })).data
      .origins;
  const check = async (url: string) =>
    (await administrator.client.checkEmbedding({ body: { url } })).data;

  test('lets a site use forms from the moment it is added until it is removed', async () => {
    const { demo } = server.tenants;
    const { formId } = await seedForm(server, demo, {
      actor: { id: administrator.id, name: 'x' },
    });
    const statusFor = async (origin: string) => {
      const response = await server.fetch(demo)(`/v0/public/forms/${formId}`, {
        headers: { origin },
      });
      return response.status;
    };
    const origin = 'https://www.nieuwe-site.example';
    expect(await statusFor(origin)).toBe(403);
    await save([origin]);
    server.advance(rememberedMs);
    expect(await statusFor(origin)).toBe(200);
    await save([]);
    server.advance(rememberedMs);
    expect(await statusFor(origin)).toBe(403);
  });

  test('keeps each origin once, and the logbook has both lists', async () => {
    const origins = ['https://www.een.example', 'https://www.twee.example'];
    expect(await save([...origins, ' HTTPS://www.EEN.example '])).toEqual(origins);
    const { data } = await administrator.client.getAllowedOrigins();
    expect(data.origins).toEqual(origins);
    // Reading adds an entry, which may be newer.
    const logbook = await administrator.client.listLogbook({
      query: { filter: { group: 'settings' } },
    });
    expect(logbook.data[0]).toMatchObject({
      details: { changes: [{ field: 'allowed_origins', before: [], after: origins }] },
    });
    const other = await server.signIn(server.tenants.other, { isRoot: true });
    expect((await other.client.getAllowedOrigins()).data.origins).not.toContain(origins[0]);
  });

  test.each([
    'http://www.onveilig.example',
    'https://www.site.example/pagina',
    'https://gebruiker@www.site.example',
    'https://*.site.example',
    'null',
    '',
  ])('rejects %j', async (origin) => {
    expect(await refusalOf(save([origin]))).toMatchObject({ code: 'invalid' });
  });

  test('finds what keeps a form from working in a page', async () => {
    await save([siteOrigin]);
    pages.set('/goed', { html: '<!doctype html><title>Goed</title>' });
    pages.set('/streng', { policy: "default-src 'self'" });
    pages.set('/meta', {
      html: `<meta http-equiv="Content-Security-Policy" content="connect-src &#39;self&#39;">`,
    });
    expect(await check(`${siteOrigin}/goed`)).toEqual({ origin: siteOrigin, obstacles: [] });
    expect((await check(`${siteOrigin}/streng`)).obstacles).toEqual([
      'script_blocked',
      'calls_blocked',
    ]);
    expect((await check(`${siteOrigin}/meta`)).obstacles).toEqual(['calls_blocked']);
    expect((await check(`${siteOrigin}/weg`)).obstacles).toEqual(['page_unreachable']);
    await save([]);
    expect((await check(`${siteOrigin}/goed`)).obstacles).toEqual(['origin_not_allowed']);
  });

  test('reads no page of an internal address', async () => {
    expect((await check('https://10.0.0.1/')).obstacles).toContain('page_unreachable');
  });

  test('is for administrators of settings only', async () => {
    const { client } = await server.signIn(server.tenants.demo, { permissions: ['form-edit'] });
    expect(await refusalCode(client.getAllowedOrigins())).toBe('forbidden');
    expect(await refusalCode(client.saveAllowedOrigins({ body: { origins: [] } }))).toBe(
      'forbidden',
    );
  });
});
