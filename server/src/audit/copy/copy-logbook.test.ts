import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { extendChain } from '../chain/extend-chain.ts';
import { copyLogbook } from './copy-logbook.ts';
import { copyToCollector } from './copy-to-collector.ts';
import { copyToStdout } from './copy-to-stdout.ts';
import type { otlpLogs } from './otlp-logs.ts';

type Sent = ReturnType<typeof otlpLogs>;

describe.each(databases)('copies of the logbook from %s', (database) => {
  let server: TestServer;
  let collector: Server;
  let requests: { body: Sent; authorization: string | undefined }[];
  let answer: { status: number; body: object };
  let owner: ReturnType<typeof createOwner>;

  beforeAll(async () => {
    server = await startTestServer({ database, hasJobs: false });
    collector = createServer((request, response) => {
      void json(request).then((body) => {
        // The body of this test's own sender.
        requests.push({ body: body as Sent, authorization: request.headers.authorization });
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => collector.close(resolve));
    await server.stop();
  });

  function createOwner(id: string) {
    const tenant = { id, slug: `t${id.slice(-12)}`, name: 'Gemeente', allowedOrigins: [] };
    return { ...server.runtime, tenant, tenantId: id, transaction: server.transaction(tenant) };
  }

  beforeEach(async () => {
    requests = [];
    answer = { status: 200, body: {} };
    owner = createOwner(server.runtime.createId());
    const { id, slug, name } = owner.tenant;
    await server.pool.query('insert into tenants (id, slug, name) values ($1, $2, $3)', [
      id,
      slug,
      name,
    ]);
  });
  afterEach(() => {
    collector.closeIdleConnections();
  });

  const write = async (count: number) => {
    for (let line = 0; line < count; line += 1)
      await owner.transaction((tx) =>
        writeLogbook(
          { ...owner, tx, actor: { id: owner.createId(), name: 'Fatima' } },
          {
            action: 'role.created',
            subject: ['role', owner.createId()],
            details: { name: `Rol ${String(line)}` },
          },
        ),
      );
    await extendChain(owner);
  };
  const toCollector = () => {
    const { port } = collector.address() as AddressInfo;
    const url = `http://127.0.0.1:${String(port)}/v1/logs`;
    return copyToCollector({ url, headers: { authorization: 'Bearer abc' } });
  };
  const recordsOf = ({ body }: { body: Sent }) =>
    body.resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords));
  const idsOf = (request: { body: Sent }) =>
    recordsOf(request).map(
      ({ attributes }) => attributes.find(({ key }) => key === 'log.record.uid')?.value.stringValue,
    );

  test('reach a collector once, in order, with what a SIEM needs', async () => {
    await write(3);
    expect(await copyLogbook(owner, toCollector())).toBe(3);
    expect(await copyLogbook(owner, toCollector())).toBe(0);
    await write(1);
    expect(await copyLogbook(owner, toCollector())).toBe(1);
    expect(requests.map((request) => recordsOf(request).length)).toEqual([3, 1]);
    expect(requests[0]?.authorization).toBe('Bearer abc');
    const [record] = recordsOf(requests[0] ?? expect.fail('nothing was sent'));
    expect(record).toMatchObject({
      timeUnixNano: expect.stringMatching(/^\d{13}000000$/) as string,
      severityText: 'INFO',
      eventName: 'role.created',
    });
    const attributes = Object.fromEntries(
      record?.attributes.map(({ key, value }) => [key, value.stringValue]) ?? [],
    );
    expect(attributes).toMatchObject({
      'form_builder.tenant.id': owner.tenantId,
      'form_builder.group': 'users',
      'form_builder.subject.type': 'role',
      'user.full_name': 'Fatima',
      'form_builder.details': '{"name":"Rol 0"}',
    });
  });

  test.each([
    ['is down', { status: 503, body: {} }],
    ['rejects a part', { status: 200, body: { partialSuccess: { rejectedLogRecords: '1' } } }],
  ])('wait while the collector %s, and lose nothing', async (_, failing) => {
    await write(2);
    answer = failing;
    await expect(copyLogbook(owner, toCollector())).rejects.toThrow('The collector');
    answer = { status: 200, body: {} };
    expect(await copyLogbook(owner, toCollector())).toBe(2);
    expect(idsOf(requests[1] ?? expect.fail())).toEqual(idsOf(requests[0] ?? expect.fail()));
  });

  test('are made by one server at a time, and by another one when that died', async () => {
    await write(1);
    const toSelf = toCollector();
    const slow = {
      ...toSelf,
      send: async (...given: Parameters<typeof toSelf.send>) => {
        expect(await copyLogbook(owner, toSelf)).toBe(0);
        await toSelf.send(...given);
      },
    };
    expect(await copyLogbook(owner, slow)).toBe(1);
    expect(requests).toHaveLength(1);

    await write(1);
    const later = { ...owner, now: () => owner.now() + 60_001 };
    const dying = {
      ...toSelf,
      send: async () => {
        expect(await copyLogbook(later, toSelf)).toBe(1);
        throw new Error('died');
      },
    };
    await expect(copyLogbook(owner, dying)).rejects.toThrow('died');
    expect(await copyLogbook(later, toSelf)).toBe(0);
  });

  test('are JSON lines on the standard output, beside those for a collector', async () => {
    await write(2);
    const lines: string[] = [];
    const toStdout = copyToStdout({ write: (line) => lines.push(line) });
    expect(await copyLogbook(owner, toCollector())).toBe(2);
    expect(await copyLogbook(owner, toStdout)).toBe(2);
    const [line] = lines.map((text): unknown => JSON.parse(text));
    expect(line).toMatchObject({
      msg: 'logbook entry',
      logbook: { tenant_id: owner.tenantId, action: 'role.created', details: { name: 'Rol 0' } },
    });
  });
});
