import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createS3Storage } from './s3-storage.ts';
import { partBytes } from './upload-large-file.ts';

/** A bucket that takes files whole and in parts, as Amazon S3 documents it. */
class Bucket {
  readonly objects = new Map<string, Buffer>();
  readonly uploads = new Map<
    string,
    { readonly key: string; readonly parts: Map<number, Buffer> }
  >();
  readonly encryptions: (string | undefined)[] = [];
  /** How often the connection of each part breaks. */
  breaks = 0;
  requests = 0;

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests += 1;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const id = searchParams.get('uploadId') ?? '';
    const number = Number(searchParams.get('partNumber'));
    if (number === 2 && this.breaks > 0) {
      this.breaks -= 1;
      request.once('data', () => request.destroy());
      return;
    }
    const body = await buffer(request);
    const { method } = request;
    if (method === 'POST' && searchParams.has('uploads')) this.begin(pathname, request, response);
    else if (method === 'POST') this.complete(id, body, response);
    else if (method === 'DELETE') {
      this.uploads.delete(id);
      response.writeHead(204).end();
    } else {
      if (id === '') this.objects.set(pathname, body);
      else this.uploads.get(id)?.parts.set(number, body);
      response.writeHead(200, { etag: etagOf(body) }).end();
    }
  }

  private begin(key: string, request: IncomingMessage, response: ServerResponse): void {
    const id = randomBytes(8).toString('hex');
    this.uploads.set(id, { key, parts: new Map() });
    this.encryptions.push(request.headers['x-amz-server-side-encryption']?.toString());
    const result = `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
    response.end(result);
  }

  private complete(id: string, body: Buffer, response: ServerResponse): void {
    const upload = this.uploads.get(id);
    const named = [...body.toString().matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => part);
    const contents = named.map((part) => {
      const content = upload?.parts.get(Number(/<PartNumber>(\d+)</.exec(part)?.[1]));
      const etag = /<ETag>([^<]*)</.exec(part)?.[1]?.replaceAll(/&quot;|"/g, '');
      return content !== undefined && etagOf(content) === `"${etag ?? ''}"` ? content : undefined;
    });
    if (upload === undefined || contents.includes(undefined)) {
      response.writeHead(400).end('<Error><Code>InvalidPart</Code></Error>');
      return;
    }
    this.objects.set(upload.key, Buffer.concat(contents.filter((one) => one !== undefined)));
    this.uploads.delete(id);
    response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
  }
}

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

describe('a file that the server stores', () => {
  let bucket: Bucket;
  let folder: string;
  let port: number;
  const server = createServer((request, response) => {
    // A request that breaks halfway has no answer.
    bucket.answer(request, response).catch(() => response.destroy());
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'form-builder-parts-'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  });
  beforeEach(() => {
    bucket = new Bucket();
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });

  const store = async (content: Buffer) => {
    const endpoint = `http://127.0.0.1:${String(port)}`;
    const storage = createS3Storage(
      {
        endpoint,
        publicEndpoint: endpoint,
        bucket: 'uploads',
        region: 'eu-west-1',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
        isPathStyle: true,
        versioning: null,
        encryption: { algorithm: 'AES256', keyId: null },
      },
      Date.now,
    );
    const path = join(folder, 'file');
    await writeFile(path, content);
    await storage.store(path, 'tenant/file');
    return bucket.objects.get('/uploads/tenant/file');
  };
  const large = randomBytes(2 * partBytes + 100);

  test('goes in one request up to the size of a part, also when it is empty', async () => {
    expect((await store(large.subarray(0, partBytes)))?.length).toBe(partBytes);
    expect(await store(Buffer.alloc(0))).toEqual(Buffer.alloc(0));
    expect(bucket.requests).toBe(2);
  });

  test('goes in parts when it is larger, encrypted as it should be', async () => {
    expect((await store(large))?.equals(large)).toBe(true);
    expect([bucket.requests, bucket.uploads.size]).toEqual([5, 0]);
    expect(bucket.encryptions).toEqual(['AES256']);
  });

  test('repeats the part whose connection breaks, and nothing else', async () => {
    bucket.breaks = 1;
    expect((await store(large))?.equals(large)).toBe(true);
    expect(bucket.requests).toBe(6);
  });

  test('leaves no parts when the service stays out of reach', async () => {
    bucket.breaks = Number.POSITIVE_INFINITY;
    await expect(store(large)).rejects.toThrow();
    expect([bucket.objects.size, bucket.uploads.size]).toEqual([0, 0]);
  });
});
