import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { randomBytes } from 'node:crypto';
import type {
  FileStorage,
  UploadForm,
} from '@form-builder/server/platform/storage/file-storage.ts';
import { assertBucket, createS3Storage } from '@form-builder/server/platform/storage/s3-storage.ts';
import { partBytes } from '@form-builder/server/platform/storage/upload-large-file.ts';
import { prepareBucket, readS3Config } from '@form-builder/server/testing/s3-service.ts';
import { expect, test as base } from '@playwright/test';

const content = randomBytes(20_000);
const config = readS3Config();
const hourMs = 3_600_000;

const test = base.extend<object, { readonly storage: FileStorage }>({
  storage: [
    // Playwright reads from the first parameter which fixtures this one needs: none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await prepareBucket(config);
      await use(createS3Storage(config, Date.now));
    },
    { scope: 'worker' },
  ],
});

const newKey = () => `tenant/incoming/${randomBytes(32).toString('base64url')}`;

const grantFor = (key: string) => ({
  key,
  contentType: 'application/pdf',
  sizeBytes: content.length,
  lifetimeSeconds: 60,
});

function post({ action, inputs }: UploadForm, file: Buffer): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(inputs)) body.append(name, value);
  body.append('file', new Blob([Uint8Array.from(file)]), 'bewijs.pdf');
  return fetch(action, { method: 'POST', body });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The page has no port.');
  return address.port;
}

async function sendNew(storage: FileStorage): Promise<string> {
  const key = newKey();
  const response = await post(await storage.createForm(grantFor(key), ''), content);
  expect(response.status).toBe(201);
  return key;
}

test('an existing bucket is accepted; a missing one is reported at the start', async ({
  storage,
}) => {
  expect(storage.disk).toBe('s3');
  await assertBucket(config);
  await expect(assertBucket({ ...config, bucket: 'not-there-at-all' })).rejects.toThrow(
    'The bucket not-there-at-all',
  );
  await expect(assertBucket({ ...config, secretAccessKey: 'wrong' })).rejects.toThrow('S3 keys');
});

test('a browser posts a file from another origin and reads its key in the XML answer', async ({
  page,
  storage,
}) => {
  const key = newKey();
  const form = await storage.createForm(grantFor(key), '');
  const site = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html').end('<!doctype html><title>Formulier</title>');
  }).listen(0, 'localhost');
  await once(site, 'listening');
  await page.goto(`http://localhost:${portOf(site)}/`);
  const answer = await page.evaluate(
    async ({ action, inputs, bytes }) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(inputs)) body.append(name, value);
      body.append('file', new Blob([new Uint8Array(bytes)]), 'bewijs.pdf');
      const response = await fetch(action, { method: 'POST', body });
      const xml = new DOMParser().parseFromString(await response.text(), 'text/xml');
      return { status: response.status, key: xml.querySelector('Key')?.textContent };
    },
    { ...form, bytes: [...content] },
  );
  site.close();
  expect(answer).toEqual({ status: 201, key });
  expect(await buffer(await storage.read(key))).toEqual(content);
});

test('a file has its size, can be read, renamed and deleted', async ({ storage }) => {
  const sent = await sendNew(storage);
  const kept = 'tenant/kept/0190a000-0000-7000-8000-000000000001';
  expect(await storage.find(sent)).toEqual({ sizeBytes: content.length });
  await storage.move(sent, kept);
  expect(await storage.find(sent)).toBeUndefined();
  expect(await buffer(await storage.read(kept))).toEqual(content);
  await storage.remove(kept);
  await storage.remove(kept);
  expect(await storage.find(kept)).toBeUndefined();
  await expect(storage.read(kept)).rejects.toThrow();
});

for (const [what, file] of [
  ['larger', Buffer.concat([content, content])],
  ['smaller', content.subarray(1)],
] as const) {
  test(`a ${what} file than was said is refused, and nothing of it stays`, async ({ storage }) => {
    const key = newKey();
    const response = await post(await storage.createForm(grantFor(key), ''), file);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/<Code>EntityToo(?:Large|Small)<\/Code>/);
    expect(await storage.find(key)).toBeUndefined();
  });
}

for (const [name, value] of [
  ['key', 'tenant/kept/somebody-elses'],
  ['Content-Type', 'text/html'],
] as const) {
  test(`a form with another ${name} than was signed is refused`, async ({ storage }) => {
    const form = await storage.createForm(grantFor(newKey()), '');
    const response = await post({ ...form, inputs: { ...form.inputs, [name]: value } }, content);
    expect(response.status).toBe(403);
    expect(await storage.find('tenant/kept/somebody-elses')).toBeUndefined();
  });
}

test('the service rejects a form that was signed with another key', async ({ storage }) => {
  const stranger = createS3Storage({ ...config, secretAccessKey: 'another' }, Date.now);
  const key = newKey();
  const response = await post(await stranger.createForm(grantFor(key), ''), content);
  expect(response.status).toBe(403);
  expect(await storage.find(key)).toBeUndefined();
});

test('the service rejects an expired form', async ({ storage }) => {
  const anHourAgo = createS3Storage(config, () => Date.now() - hourMs);
  const key = newKey();
  const response = await post(await anHourAgo.createForm(grantFor(key), ''), content);
  expect(response.status).toBe(403);
  expect(await storage.find(key)).toBeUndefined();
});

test('a file of the server that is larger than one part arrives whole', async ({ storage }) => {
  const large = randomBytes(2 * partBytes + 1_000);
  const folder = await mkdtemp(join(tmpdir(), 'form-builder-large-'));
  const key = newKey();
  try {
    await writeFile(join(folder, 'export.zip'), large);
    await storage.store(join(folder, 'export.zip'), key);
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(await storage.find(key)).toEqual({ sizeBytes: large.length });
  expect((await buffer(await storage.read(key))).equals(large)).toBe(true);
  await storage.remove(key);
});

test('all files below a prefix are removed, and no others', async ({ storage }) => {
  const prefix = `${randomBytes(8).toString('hex')}/`;
  const inside = [`${prefix}kept/one`, `${prefix}exports/two`];
  const outside = `${prefix.slice(0, -1)}-other/kept/three`;
  for (const key of [...inside, outside]) await storage.move(await sendNew(storage), key);
  await storage.removeAll(prefix);
  for (const key of inside) expect(await storage.find(key)).toBeUndefined();
  expect(await storage.find(outside)).toEqual({ sizeBytes: content.length });
  await storage.removeAll(prefix);
});
