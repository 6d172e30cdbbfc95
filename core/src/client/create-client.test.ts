import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { endpoint, publicAccess } from '../contract/endpoint.ts';
import { ApiError, createClient, encodeQuery } from './create-client.ts';

const contract = {
  find: endpoint({
    method: 'GET',
    path: '/things/:id',
    summary: 'Finds.',
    access: publicAccess,
    params: v.object({ id: v.string() }),
    query: v.object({ filter: v.optional(v.record(v.string(), v.array(v.string()))) }),
    status: 200,
    answer: v.object({ data: v.string() }),
    errors: ['not_found'],
  }),
  save: endpoint({
    method: 'PATCH',
    path: '/things/:id',
    summary: 'Saves.',
    access: publicAccess,
    params: v.object({ id: v.string() }),
    headers: v.object({ 'if-match': v.string() }),
    body: v.object({ name: v.string() }),
    status: 200,
    answer: v.object({ data: v.string() }),
    errors: [],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/things/:id',
    summary: 'Removes.',
    access: publicAccess,
    params: v.object({ id: v.string() }),
    status: 204,
    errors: [],
  }),
} as const;

interface Planned {
  readonly status: number;
  readonly body?: unknown;
}

describe('createClient', () => {
  const received: { request: IncomingMessage; body: string }[] = [];
  let plan: Planned[] = [];
  let server: Server;
  let baseUrl = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push({ request, body });
        const { status, body: answer } = plan.shift() ?? { status: 500 };
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(answer === undefined ? undefined : JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address === 'object') baseUrl = `http://127.0.0.1:${String(address?.port)}`;
  });
  beforeEach(() => {
    received.length = 0;
  });
  afterAll(() => {
    server.close();
  });

  const client = (headers: Record<string, string> = {}) =>
    createClient<typeof contract>(contract, { baseUrl, headers: () => headers, timeoutMs: 2_000 });

  test('fills path and query and returns the response', async () => {
    plan = [{ status: 200, body: { data: 'found' } }];
    const query = { filter: { name: ['a&b', 'é'] } };
    expect(await client().find({ params: { id: 'a/b' }, query })).toEqual({ data: 'found' });
    expect(received[0]?.request.url).toBe(
      '/things/a%2Fb?filter%5Bname%5D%5B%5D=a%26b&filter%5Bname%5D%5B%5D=%C3%A9',
    );
  });

  test('sends body, own headers and those of every call', async () => {
    plan = [{ status: 200, body: { data: 'saved' } }];
    const input = { params: { id: '1' }, headers: { 'if-match': '"7"' }, body: { name: 'x' } };
    await client({ authorization: 'Bearer t' }).save(input);
    expect(received[0]?.body).toBe('{"name":"x"}');
    expect(received[0]?.request.headers).toMatchObject({
      'if-match': '"7"',
      authorization: 'Bearer t',
      'content-type': 'application/json',
    });
  });

  test('returns undefined for 204', async () => {
    plan = [{ status: 204 }];
    expect(await client().remove({ params: { id: '1' } })).toBeUndefined();
  });

  test('throws the server’s problem', async () => {
    const problem = { code: 'not_found', title: 'Niet gevonden', status: 404 };
    plan = [{ status: 404, body: problem }];
    const error: unknown = await client()
      .find({ params: { id: '1' } })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 404,
      isOffline: false,
      problem,
      message: 'Niet gevonden',
    });
  });

  test('retries a read after a temporary failure, never a write', async () => {
    plan = [{ status: 503 }, { status: 200, body: { data: 'now' } }];
    expect(await client().find({ params: { id: '1' } })).toEqual({ data: 'now' });
    expect(received).toHaveLength(2);
    plan = [{ status: 503 }, { status: 204 }];
    await expect(client().remove({ params: { id: '1' } })).rejects.toMatchObject({ status: 503 });
    expect(received).toHaveLength(3);
  });

  test('reports a missing response', async () => {
    const nobody = { baseUrl: 'http://127.0.0.1:1', headers: () => ({}) };
    const call = createClient<typeof contract>(contract, nobody).remove({ params: { id: '1' } });
    await expect(call).rejects.toMatchObject({ isOffline: true, problem: undefined });
  });
});

describe('encodeQuery', () => {
  test.each([
    [{}, ''],
    [{ page: '2', sort: undefined, search: null }, '?page=2'],
    [{ ids: ['a', 'b'] }, '?ids%5B%5D=a&ids%5B%5D=b'],
    [
      { filter: { status: 'final', is_test: true } },
      '?filter%5Bstatus%5D=final&filter%5Bis_test%5D=true',
    ],
  ])('writes %o as %s', (query, text) => {
    expect(encodeQuery(query)).toBe(text);
  });
});
