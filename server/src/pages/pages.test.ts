import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppEnvironment } from '../platform/http/app-environment.ts';
import { RequestError } from '../platform/request-error.ts';
import { createAdminShell } from './admin-shell.ts';
import { mountAdminFiles, mountElement } from './mount-assets.ts';
import { mountImagePreview } from './mount-image-preview.ts';
import { mountFormPages } from './mount-form-pages.ts';
import { namedSender } from './sender.ts';

const tenant = {
  id: '0198f0a0-0000-7000-8000-00000000000a',
  slug: 'demo',
  name: 'Gemeente <Voorbeeldstad>',
  allowedOrigins: [],
};
let folder = '';
let app: Hono<AppEnvironment>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(folder, 'element'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'form-builder-render.js'), 'start("</script>")');
  await writeFile(join(folder, 'element/text-4f9a2c1b.js'), 'plain');
  await writeFile(join(folder, 'element/text-4f9a2c1b.js.br'), 'small');
  await writeFile(join(folder, 'assets/main-4f9a2c1b.css'), 'css');
  await writeFile(join(folder, 'assets/pdf.worker.min-4f9a2c1b.mjs'), 'worker');
  await writeFile(join(folder, 'element/pdf-worker-5.0.js'), 'worker');
  await writeFile(join(folder, 'index.html'), '<meta content="__CSP_NONCE__">');
  app = new Hono<AppEnvironment>();
  app.use(async (c, next) => {
    c.set('language', 'nl');
    await next();
  });
  mountElement(app, folder);
  mountFormPages(app, {
    // A request for a form that requires a sign-in never reaches the database here.
    pool: new pg.Pool(),
    resolveTenant: () => Promise.resolve(tenant),
    loadPrerenderer: () => Promise.resolve(null),
    findPageSettings: () =>
      Promise.resolve({
        sender: namedSender(tenant),
        splashLogo: 'https://beeld.example/logo.svg',
      }),
    showForm: () => Promise.reject(new RequestError('not_authenticated')),
    elementFolder: folder,
    mapTilesUrl: null,
    uploadOrigin: 'https://files.example',
  });
  mountImagePreview(app);
  app.onError((error, c) =>
    error instanceof RequestError ? c.text(error.code, 404) : c.text('', 500),
  );
  mountAdminFiles(app, folder);
  const shell = createAdminShell(folder, {
    issuerOrigin: 'https://login.example',
    uploadOrigin: 'https://files.example',
  });
  app.notFound(async (c) => (await shell(c)) ?? c.text('', 404));
});
afterAll(() => rm(folder, { recursive: true }));

const get = async (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers }, {});

const formId = '0198f0a0-0000-7000-8000-000000000001';

describe('the page of a form that is for signed-in people', () => {
  test('leaves the asking to the element, in the language and environment of its address', async () => {
    const response = await get(`/render/${formId}?omgeving=test&locale=en-GB`);
    const html = await response.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain(
      `<form-builder-render form-id="${formId}" environment="test" locale="en-GB" page-title page-history></form-builder-render>`,
    );
    expect(html).toContain('<noscript><p lang="nl">');
    expect(html).toContain('Gemeente &lt;Voorbeeldstad&gt;');
    expect(html).not.toMatch(/style="/);
    const policy = response.headers.get('content-security-policy');
    expect(html).toContain('data-splash="https://beeld.example/logo.svg"');
    expect(policy).toContain("img-src 'self' data: https://beeld.example;");
    expect(policy).toMatch(/style-src 'self'(?: 'sha256-[^']+'){2};/);
    expect(policy).toContain("connect-src 'self' https://files.example");
    expect(policy).not.toContain('unsafe');
  });

  test('brings its script along, the only one that the policy lets stand in it', async () => {
    const response = await get(`/render/${formId}`);
    const [, script = ''] = /<script>(.+)<\/script>/.exec(await response.text()) ?? [];
    expect(script).toBe('start("<\\/script>")');
    const hash = createHash('sha256').update(script).digest('base64');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'; style-src`);
  });

  test('shows production in Dutch by default and ignores a locale that is none', async () => {
    const html = await (await get(`/render/${formId}?locale=nonsense`)).text();
    expect(html).toContain('<html lang="nl">');
    expect(html).toContain(
      `<form-builder-render form-id="${formId}" environment="production" page-title page-history></form`,
    );
  });

  test('lets no address break out of an attribute', async () => {
    const html = await (await get(`/renderreview/${formId}/%22onload=x`)).text();
    expect(html).toContain('environment="&quot;onload=x"');
    const other = await get('/render/%22%3E%3Cscript%3E');
    expect(other.status).toBe(404);
    expect(await other.text()).not.toContain('<script>');
  });
});

describe('the preview of an image of another site', () => {
  const frame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };
  const preview = (url: string, headers: Record<string, string> = frame) =>
    get(`/pages/image-preview?url=${encodeURIComponent(url)}`, headers);

  test('loads that image only, in a frame of this server only', async () => {
    const response = await preview('https://beeld.example/logo.svg?v="1"');
    expect(await response.text()).toContain('src="https://beeld.example/logo.svg?v=%221%22"');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('img-src https://beeld.example;');
    expect(policy).toContain("frame-ancestors 'self'");
  });

  test.each([
    ['javascript:alert(1)', frame],
    ['http://beeld.example/logo.svg', frame],
    ['geen adres', frame],
    ['https://beeld.example/logo.svg', { ...frame, 'sec-fetch-dest': 'document' }],
    ['https://beeld.example/logo.svg', { ...frame, 'sec-fetch-site': 'cross-site' }],
    ['https://beeld.example/logo.svg', {}],
  ])('does not show %s to %j', async (url, headers) => {
    expect((await preview(url, headers)).status).toBe(404);
  });
});

describe('the element’s files', () => {
  test('may be loaded by every site; hashed ones are kept for ever', async () => {
    const loader = await get('/form-builder-render.js');
    expect(loader.headers.get('access-control-allow-origin')).toBe('*');
    expect(loader.headers.get('cache-control')).toBe('public, max-age=300');
    const chunk = await get('/element/text-4f9a2c1b.js');
    expect(chunk.headers.get('cache-control')).toContain('immutable');
    expect(await chunk.text()).toBe('plain');
  });

  test('are compressed for a client that accepts it', async () => {
    const response = await get('/element/text-4f9a2c1b.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toBe('small');
  });

  test('hold nothing outside their folder', async () => {
    expect(await (await get('/element/..%2f..%2fetc/passwd')).text()).not.toContain('root:');
  });
});

test.each(['/element/pdf-worker-5.0.js', '/assets/pdf.worker.min-4f9a2c1b.mjs'])(
  'the worker that reads PDFs loads scripts of this server, and calls nothing: %s',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'self'");
  },
);

describe('the admin app', () => {
  test('is one page for every address, with a nonce of its own each time', async () => {
    const [one, two] = await Promise.all([get('/forms/1'), get('/index.html')]);
    const [nonce, other] = await Promise.all(
      [one, two].map(async (page) => /content="(.+)"/.exec(await page.text())?.[1]),
    );
    expect(nonce).not.toBe(other);
    expect(one.headers.get('content-security-policy')).toContain(
      `script-src 'self'; style-src 'self' 'nonce-${nonce ?? ''}'`,
    );
    expect(one.headers.get('content-security-policy')).toContain('https://login.example');
    expect(one.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(one.headers.get('cache-control')).toBe('no-store');
  });

  test('may frame its own silent sign-in check', async () => {
    const { headers } = await get('/auth/silent');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  test('serves its files', async () => {
    const response = await get('/assets/main-4f9a2c1b.css');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });
});
