import { createServer, type IncomingMessage } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { checkBucket } from '../../operator-status/check-bucket.ts';
import { describeTask } from '../../operator-status/installation-task.ts';
import { parseConfig } from '../config/config.ts';
import type { S3Config } from '../config/storage-config.ts';
import { readBucketState } from './bucket-state.ts';
import { assertBucket, createS3Storage } from './s3-storage.ts';

/** How the bucket is set up; the service answers as Amazon S3 documents it. */
interface Bucket {
  versioning: string | null;
  byDefault: string | null;
  /** Whether the service encrypts what asks for it. */
  encrypts: boolean;
  isReadable: boolean;
}

const keyHeader = 'x-amz-server-side-encryption-aws-kms-key-id';
const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>${content}`;

const versioningOf = ({ versioning }: Bucket) =>
  xml(
    `<VersioningConfiguration>${versioning === null ? '' : `<Status>${versioning}</Status>`}</VersioningConfiguration>`,
  );

const encryptionOf = (algorithm: string) =>
  xml(
    `<ServerSideEncryptionConfiguration><Rule><ApplyServerSideEncryptionByDefault><SSEAlgorithm>${algorithm}</SSEAlgorithm></ApplyServerSideEncryptionByDefault></Rule></ServerSideEncryptionConfiguration>`,
  );

describe('a bucket', () => {
  const bucket: Bucket = { versioning: null, byDefault: null, encrypts: true, isReadable: true };
  const objects = new Map<string, string | undefined>();
  const puts: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const asked = request.headers['x-amz-server-side-encryption'];
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(xml(`<Error><Code>${code}</Code></Error>`));
    request.resume();
    if (searchParams.has('versioning') || searchParams.has('encryption')) {
      if (!bucket.isReadable) return refuse(403, 'AccessDenied');
      if (searchParams.has('versioning')) return response.end(versioningOf(bucket));
      if (bucket.byDefault !== null) return response.end(encryptionOf(bucket.byDefault));
      return refuse(404, 'ServerSideEncryptionConfigurationNotFoundError');
    }
    if (request.method === 'PUT') {
      puts.push(request.headers);
      objects.set(pathname, bucket.encrypts ? String(asked) : undefined);
      if (request.headers['x-amz-copy-source'] !== undefined)
        return response.end(xml('<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>'));
      return response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(pathname);
      return response.writeHead(204).end();
    }
    const how = objects.get(pathname);
    return response
      .writeHead(200, how === undefined ? {} : { 'x-amz-server-side-encryption': how })
      .end();
  });
  let endpoint: string;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'form-builder-bucket-'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    endpoint = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });

  const parse = (more: Readonly<Record<string, string>> = {}) =>
    parseConfig({
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'uploads',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      ...more,
    });
  const configOf = (more: Readonly<Record<string, string>> = {}): S3Config => {
    const { s3 } = parse(more).storage;
    if (s3 === null) throw new Error('There is no bucket.');
    return s3;
  };
  const tasksOf = async (more: Readonly<Record<string, string>> = {}) => {
    const tasks = await checkBucket(parse(more));
    return Object.fromEntries(tasks.map(({ key, isDone }) => [key, isDone]));
  };

  const textsOf = async (more: Readonly<Record<string, string>> = {}) =>
    (await checkBucket(parse(more))).map((task) => describeTask(task, translatorOf('nl')).text);

  test.each<[Readonly<Record<string, string>>, string, string | undefined]>([
    [{ S3_SERVER_SIDE_ENCRYPTION: 'AES256' }, 'AES256', undefined],
    [
      { S3_SERVER_SIDE_ENCRYPTION: 'aws:kms', S3_KMS_KEY_ID: 'alias/forms' },
      'aws:kms',
      'alias/forms',
    ],
  ])('encrypts every file that is stored, moved or uploaded: %o', async (settings, how, keyId) => {
    const storage = createS3Storage(configOf(settings), () => Date.now());
    const path = join(folder, 'file');
    await writeFile(path, 'content');
    puts.length = 0;
    await storage.store(path, 'tenant/a');
    await storage.move('tenant/a', 'tenant/b');
    expect(puts).toHaveLength(2);
    for (const headers of puts) {
      expect(headers['x-amz-server-side-encryption']).toBe(how);
      expect(headers[keyHeader]).toBe(keyId);
    }
    const grant = { key: 'tenant/c', contentType: 'text/plain', sizeBytes: 3, lifetimeSeconds: 60 };
    const { inputs } = await storage.createForm(grant, '');
    expect(inputs['x-amz-server-side-encryption']).toBe(how);
    const policy = Buffer.from(inputs['Policy'] ?? '', 'base64').toString();
    expect(policy).toContain(`{"x-amz-server-side-encryption":"${how}"}`);
    expect(policy.includes(keyHeader)).toBe(keyId !== undefined);
  });

  test('says nothing of encryption without a setting', async () => {
    const storage = createS3Storage(configOf(), () => Date.now());
    const path = join(folder, 'plain');
    await writeFile(path, 'content');
    puts.length = 0;
    await storage.store(path, 'tenant/plain');
    expect(puts[0]).not.toHaveProperty('x-amz-server-side-encryption');
  });

  test('is not used when the service ignores what was asked', async () => {
    const config = configOf({ S3_SERVER_SIDE_ENCRYPTION: 'AES256' });
    await expect(assertBucket(config)).resolves.toBeUndefined();
    bucket.encrypts = false;
    await expect(assertBucket(config)).rejects.toThrow('S3_SERVER_SIDE_ENCRYPTION');
    bucket.encrypts = true;
    expect([...objects.keys()].filter((key) => key.includes('start-check'))).toEqual([]);
  });

  test('is on the checklist, with how it is set up', async () => {
    expect(await readBucketState(configOf())).toEqual({ versioning: 'off', encryption: 'none' });
    expect(await tasksOf()).toEqual({ bucket_versioning: true, bucket_encryption: false });
    expect(await tasksOf({ S3_VERSIONING: 'on' })).toMatchObject({ bucket_versioning: false });
    bucket.versioning = 'Enabled';
    bucket.byDefault = 'aws:kms';
    expect(await readBucketState(configOf())).toEqual({ versioning: 'on', encryption: 'aws:kms' });
    expect(await tasksOf({ S3_VERSIONING: 'on' })).toEqual({
      bucket_versioning: true,
      bucket_encryption: true,
    });
    expect(await tasksOf({ S3_VERSIONING: 'off' })).toMatchObject({ bucket_versioning: false });
    bucket.isReadable = false;
    expect(await tasksOf({ S3_VERSIONING: 'on' })).toEqual({
      bucket_versioning: false,
      bucket_encryption: false,
    });
    expect(await textsOf({ S3_VERSIONING: 'on' })).toEqual([
      'Versiebeheer van de bucket: onbekend. S3_VERSIONING: aan.',
      'De bucket versleutelt bestanden niet uit zichzelf, voor zover dat te lezen is. Versleuteling: onbekend.',
    ]);
    bucket.isReadable = true;
    expect(await textsOf()).toEqual([
      'Versiebeheer van de bucket: aan.',
      'De dienst versleutelt bestanden met aws:kms.',
    ]);
    expect(await checkBucket(parseConfig({}))).toEqual([]);
  });

  test('does not hold up the checklist when its service does not answer', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const tasks = await checkBucket(parse({ S3_ENDPOINT: `http://127.0.0.1:${String(port)}` }));
    const unknown = 'operator.checklist.bucket_state.unknown';
    expect(tasks.map(({ words }) => words?.['state'])).toEqual([unknown, unknown]);
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
  }, 20_000);

  test.each([
    [{ S3_SERVER_SIDE_ENCRYPTION: 'rot13' }, 'S3_SERVER_SIDE_ENCRYPTION must be'],
    [{ S3_KMS_KEY_ID: 'alias/forms' }, 'S3_KMS_KEY_ID needs'],
    [{ S3_VERSIONING: 'yes' }, 'S3_VERSIONING must be'],
  ])('cannot be set up with %o', (settings, sentence) => {
    expect(() => parse(settings)).toThrow(sentence);
  });
});
