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
import { isWithoutRefusals } from './is-without-refusals.ts';
import type { otlpLogs } from './otlp-logs.ts';

type Sent = ReturnType<typeof otlpLogs>;

describe.each(databases)('copies of the logbook from %s', (database) => {
  let server: TestServer;
  let collector: Server;
  let requests: { body: Sent; authorization: string | undefined }[];
  let answer: { status: number; body: object };
  /** The entry that the collector refuses, and how. */
  let bad: { id: string; answer: typeof answer } | undefined;
  let refused: string[];
  let owner: ReturnType<typeof createOwner>;

  beforeAll(async () => {
    server = await startTestServer({ database, hasJobs: false });
    collector = createServer((request, response) => {
      void json(request).then((body) => {
        // The body of this test's own sender.
        requests.push({ body: body as Sent, authorization: request.headers.authorization });
        const isBad = bad !== undefined && idsOf({ body: body as Sent }).includes(bad.id);
        const given = isBad && bad !== undefined ? bad.answer : answer;
        response.writeHead(given.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(given.body));
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
    const transaction = server.transaction(tenant);
    const onRefused = (ids: readonly string[]) => refused.push(...ids);
    return { ...server.runtime, tenant, tenantId: id, transaction, onRefused };
  }

  beforeEach(async () => {
    [requests, refused, bad] = [[], [], undefined];
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
    expect(idsOf(requests.at(-1) ?? expect.fail())).toEqual(idsOf(requests[0] ?? expect.fail()));
    expect(refused).toEqual([]);
  });

  test.each([
    ['answers 413', { status: 413, body: {} }],
    ['rejects a part', { status: 200, body: { partialSuccess: { rejectedLogRecords: '1' } } }],
  ])(
    'leave out one entry for which the collector %s, and say so for a day',
    async (_, refusing) => {
      await write(5);
      answer = { status: 503, body: {} };
      await expect(copyLogbook(owner, toCollector())).rejects.toThrow('The collector');
      const ids = idsOf(requests[0] ?? expect.fail());
      bad = { id: ids[1] ?? expect.fail('no second entry'), answer: refusing };
      [answer, requests] = [{ status: 200, body: {} }, []];
      expect(await copyLogbook(owner, toCollector())).toBe(4);
      expect(refused).toEqual([ids[1]]);
      const taken = requests.filter((sent) => !idsOf(sent).includes(ids[1])).flatMap(idsOf);
      expect(taken).toEqual(ids.filter((id) => id !== ids[1]));

      await write(1);
      expect(await copyLogbook(owner, toCollector())).toBe(1);
      const isFine = (later: number) =>
        isWithoutRefusals(owner.transaction, 'otlp', owner.now() + later);
      expect([await isFine(0), await isFine(86_400_001)]).toEqual([false, true]);
    },
  );

  test('are made by one server at a time, and by another one when that died', async () => {
    await write(1);
    const toSelf = toCollector();
    const slow = {
      ...toSelf,
      send: async (...given: Parameters<typeof toSelf.send>) => {
        expect(await copyLogbook(owner, toSelf)).toBe(0);
        return toSelf.send(...given);
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
