import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, startTestServer, type TestServer } from '../../testing/test-server.ts';

describe.each(databases)('the files of visitors’ pages on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.stop());

  const get = (path: string, language = 'nl') =>
    server.fetch(server.tenants.demo)(path, { headers: { 'accept-language': language } });

  test('hold a worker for the pages of forms only, with rights of its own', async () => {
    const worker = await get('/pages/service-worker.js');
    expect(worker.headers.get('service-worker-allowed')).toBe('/render/');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self'");
    expect(await worker.text()).toMatch(/const version = '[\da-f]{12}'/);
  });

  test('are served as scripts, revalidated each time', async () => {
    for (const name of ['review', 'splash', 'register-service-worker', 'update-notice']) {
      const script = await get(`/pages/${name}.js`);
      expect(script.headers.get('content-type')).toContain('javascript');
      expect(script.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('say in the visitor’s language that there is no line', async () => {
    const page = await get('/pages/offline', 'de');
    expect(page.headers.get('content-security-policy')).toMatch(/style-src 'sha256-[^']+';/);
    expect(await page.text()).toContain('Es besteht keine Internetverbindung');
  });
});
