import { createClient } from '@form-builder/core/client/create-client.ts';
import { contract, type ApiContract } from '@form-builder/core/contract/contract.ts';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  createHandlers,
  newMunicipality,
  serverUnavailable,
  workingMunicipality,
} from './scenarios.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const api = createClient<ApiContract>(contract, {
  baseUrl: 'http://mocked.test',
  headers: () => ({}),
});

describe('a mocked server', () => {
  test('returns a list in the format of the client', async () => {
    server.use(...createHandlers(workingMunicipality()));
    const answer = await api.listForms({ query: { limit: '1', filter: { published: ['true'] } } });
    expect(answer.data).toHaveLength(1);
    expect(answer.meta).toMatchObject({ total: 2, page: 1, limit: 1, from: 1, to: 1 });
  });

  test('returns an empty list on the first day', async () => {
    server.use(...createHandlers(newMunicipality()));
    const answer = await api.listForms();
    expect(answer.meta).toMatchObject({ total: 0, page: 1, limit: 25, from: 0, to: 0 });
  });

  test('rejects unknown ids with problem details', async () => {
    server.use(...createHandlers(newMunicipality()));
    const id = '0190a000-0000-7000-8000-0000000000ff';
    await expect(api.getForm({ params: { id } })).rejects.toMatchObject({
      status: 404,
      problem: { code: 'not_found' },
    });
  });

  test('accepts a submission', async () => {
    server.use(...createHandlers(workingMunicipality()));
    const answer = await api.createSubmission({
      body: {
        data: { name: 'Jan' },
        form_version_id: '0190a000-0000-7000-8000-0000000000ff',
        status: 'final',
      },
      headers: {},
    });
    expect(answer.data.status).toBe('final');
  });

  test('can be unavailable', async () => {
    server.use(...serverUnavailable());
    await expect(api.createForm({ body: { name: 'Melding' } })).rejects.toMatchObject({
      isOffline: true,
    });
  });
});
