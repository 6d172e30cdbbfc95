import { createServer } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { S3Config } from '../config/storage-config.ts';
import { assertBucket, createS3Storage } from './s3-storage.ts';

/** A version of a file, newest first in the bucket; a marker has no content. */
interface Version {
  readonly key: string;
  readonly id: string;
  readonly isMarker: boolean;
}

/** A page of versions, as Amazon S3 documents it; small, so that there are several. */
const pageSize = 2;

describe('a bucket that keeps versions', () => {
  let versions: Version[] = [];
  let status: string | null = 'Enabled';
  let isReadable = true;
  let mayList = true;
  let serial = 0;
  let requests: string[] = [];
  const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>${content}`;
  const put = (key: string, isMarker = false) => {
    serial += 1;
    const isKept = status === 'Enabled';
    if (!isKept) versions = versions.filter((one) => one.key !== key || one.id !== 'null');
    versions.unshift({ key, id: isKept ? `v${String(serial)}` : 'null', isMarker });
  };
  const listVersions = (search: URLSearchParams) => {
    const all = versions
      .filter(({ key }) => key.startsWith(search.get('prefix') ?? ''))
      .toSorted((a, b) => a.key.localeCompare(b.key) || b.id.localeCompare(a.id));
    const marker = `${search.get('key-marker') ?? ''} ${search.get('version-id-marker') ?? ''}`;
    const isAfter = ({ key, id }: Version) => {
      const [afterKey = '', afterId = ''] = marker.split(' ');
      return key > afterKey || (key === afterKey && id < afterId);
    };
    const left = all.filter(isAfter);
    const page = left.slice(0, pageSize);
    const last = page.at(-1);
    const next =
      left.length > pageSize && last !== undefined
        ? `<IsTruncated>true</IsTruncated><NextKeyMarker>${last.key}</NextKeyMarker><NextVersionIdMarker>${last.id}</NextVersionIdMarker>`
        : '<IsTruncated>false</IsTruncated>';
    const listed = page.map(({ key, id, isMarker }) => {
      const name = isMarker ? 'DeleteMarker' : 'Version';
      return `<${name}><Key>${key}</Key><VersionId>${id}</VersionId></${name}>`;
    });
    return xml(`<ListVersionsResult>${next}${listed.join('')}</ListVersionsResult>`);
  };
  /** The answer to a question about the bucket; `null`: our key may not ask it, `undefined`: it is about a file. */
  const answerQuestion = (search: URLSearchParams): string | null | undefined => {
    const set = status === null ? '' : `<Status>${status}</Status>`;
    if (search.has('versioning'))
      return isReadable ? xml(`<VersioningConfiguration>${set}</VersioningConfiguration>`) : null;
    if (search.has('versions')) return mayList ? listVersions(search) : null;
    return undefined;
  };
  const remove = (key: string, id: string | null) => {
    if (id !== null) versions = versions.filter((one) => one.key !== key || one.id !== id);
    else if (status === null) versions = versions.filter((one) => one.key !== key);
    else put(key, true);
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const key = pathname.slice('/uploads/'.length);
    const { method = 'GET' } = request;
    requests.push(`${method} ${searchParams.has('versions') ? 'versions' : key}`);
    request.resume();
    const answered = answerQuestion(searchParams);
    if (answered === null)
      return response.writeHead(403).end(xml('<Error><Code>AccessDenied</Code></Error>'));
    if (answered !== undefined) return response.end(answered);
    if (method === 'PUT') {
      put(key);
      if (request.headers['x-amz-copy-source'] === undefined) return response.end();
      return response.end(xml('<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>'));
    }
    if (method === 'DELETE') {
      remove(key, searchParams.get('versionId'));
      return response.writeHead(204).end();
    }
    return response.end();
  });
  let config: S3Config;
  let folder: string;
  let path: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'form-builder-versions-'));
    path = join(folder, 'file');
    await writeFile(path, 'content');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const endpoint = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`;
    config = {
      endpoint,
      publicEndpoint: endpoint,
      bucket: 'uploads',
      region: 'eu-west-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      isPathStyle: true,
      encryption: null,
      versioning: null,
    };
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    versions = [];
    requests = [];
    status = 'Enabled';
    isReadable = true;
    mayList = true;
  });
  const storage = (more: Partial<S3Config> = {}) =>
    createS3Storage({ ...config, ...more }, () => Date.now());
  const keysLeft = () => [...new Set(versions.map(({ key }) => key))].sort();

  test('keeps nothing of a removed file: no earlier version and no marker', async () => {
    const files = storage();
    for (let time = 0; time < 5; time += 1) await files.store(path, 'tenant/a');
    await files.store(path, 'tenant/a-longer');
    await files.remove('tenant/a');
    expect(keysLeft()).toEqual(['tenant/a-longer']);
    expect(versions).toHaveLength(1);
  });

  test('keeps nothing of the place that a file was moved from', async () => {
    const files = storage();
    await files.store(path, 'tenant/incoming/a');
    await files.move('tenant/incoming/a', 'tenant/kept/a');
    expect(keysLeft()).toEqual(['tenant/kept/a']);
  });

  test('keeps nothing below a prefix, also of files that were removed before', async () => {
    put('tenant/a');
    put('tenant/a', true);
    put('tenant/b');
    put('tenant/b');
    put('other/c');
    expect(await storage().removeAll('tenant/')).toBe(2);
    expect(keysLeft()).toEqual(['other/c']);
  });

  test('keeps nothing of the time before versioning was suspended', async () => {
    const files = storage();
    await files.store(path, 'tenant/a');
    status = 'Suspended';
    await files.store(path, 'tenant/a');
    await storage().remove('tenant/a');
    expect(versions).toEqual([]);
  });

  test('is believed to keep versions when the operator says so and the service does not', async () => {
    isReadable = false;
    const files = storage({ versioning: 'on' });
    await files.store(path, 'tenant/a');
    await files.remove('tenant/a');
    expect(versions).toEqual([]);
  });

  test('is asked once about versioning, and not about versions when it keeps none', async () => {
    status = null;
    const files = storage();
    for (const key of ['tenant/a', 'tenant/b']) {
      await files.store(path, key);
      await files.remove(key);
    }
    expect(versions).toEqual([]);
    expect(requests.filter((one) => one === 'GET ')).toHaveLength(1);
    expect(requests).not.toContain('GET versions');
  });

  test('is not used when its versions cannot be listed', async () => {
    await expect(assertBucket(config)).resolves.toBeUndefined();
    mayList = false;
    await expect(assertBucket(config)).rejects.toThrow('s3:ListBucketVersions');
    status = null;
    await expect(assertBucket(config)).resolves.toBeUndefined();
  });

  test('reports a file of which versions cannot be deleted', async () => {
    const files = storage();
    await files.store(path, 'tenant/a');
    mayList = false;
    await expect(files.remove('tenant/a')).rejects.toThrow();
  });
});
