import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SimulatedFault } from '../../../../simulators/stuf-zds/stuf-answers.ts';
import { stufUser } from '../../../../simulators/stuf-zds/read-stuf-request.ts';
import {
  startStufSimulator,
  type StufSimulator,
} from '../../../../simulators/stuf-zds/stuf-simulator.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing-client.ts';
import { xml } from '../../../platform/xml/xml.ts';
import { ProviderError } from '../../provider-error.ts';
import { createStufClient, type StufClient } from './stuf-client.ts';
import { namespaces } from '../../../platform/stuf/stuf-names.ts';
import { findRefusal, isKnown } from './stuf-refusal.ts';
import { stufSettingsSchema } from './stuf-settings.ts';
import { writeHeader } from './write-header.ts';

let simulator: StufSimulator;
let client: StufClient;
beforeAll(async () => {
  simulator = await startStufSimulator({ isProduction: false });
  client = createStufClient({
    client: createOutgoingClient({ hosts: null, privateHosts: [new URL(simulator.origin).host] }),
    settings: v.parse(stufSettingsSchema, simulator.settings),
    password: stufUser.password,
    tls: undefined,
    timeoutMs: 5_000,
    now: () => Date.UTC(2026, 0, 1),
  });
});
afterAll(() => simulator.stop());

const temporary = { message: 'Fo03', code: 'StUF046' } as const;

/** The error of a notification that is refused. */
async function errorOf(fault: SimulatedFault): Promise<ProviderError> {
  simulator.setFault(fault);
  try {
    await client.notify('createCase', 'r1', (header) => {
      const content = writeHeader(header, { code: 'Lk01', entity: 'ZAK' });
      return xml`<ZKN:zakLk01 xmlns:ZKN="${namespaces.cases}" xmlns:StUF="${namespaces.stuf}">${content}</ZKN:zakLk01>`;
    });
  } catch (error) {
    if (error instanceof ProviderError) return error;
    throw error;
  }
  throw new Error('The notification was not refused.');
}

test.each([
  [401, 'not_authorised', undefined],
  [403, 'not_authorised', undefined],
  [408, 'unavailable', undefined],
  [429, 'too_many_requests', 60],
  [503, 'unavailable', 60],
])('the status %i means %s, also with a fault that is final', async (status, code, wait) => {
  const error = await errorOf({
    message: 'Fo02',
    code: 'StUF055',
    change: (answer) => ({
      ...answer,
      status,
      headers: { ...answer.headers, ...(wait && { 'retry-after': String(wait) }) },
    }),
  });
  expect([error.code, error.retryAfterSeconds]).toEqual([code, wait]);
  expect(error.answer?.status).toBe(status);
  expect(error.answer?.text).toContain('StUF055');
  expect(findRefusal(error)).toBe('StUF055');
});

test('any other status leaves it to the fault, whatever the content type', async () => {
  const headers = { 'content-type': 'text/plain' };
  const change: SimulatedFault['change'] = (answer) => ({ ...answer, status: 404, headers });
  expect((await errorOf({ ...temporary, change })).code).toBe('unavailable');
});

test('a reference that is known is so with any status', async () => {
  const change: SimulatedFault['change'] = (answer) => ({ ...answer, status: 503 });
  expect(isKnown(await errorOf({ ...temporary, code: 'StUF016', change }))).toBe(true);
  expect(isKnown(await errorOf(temporary))).toBe(false);
});

test.each([
  [500, 'unavailable', 'unavailable'],
  [404, 'refused', 'refused'],
  [302, 'refused', 'refused'],
  [408, 'unavailable', undefined],
  [502, 'unavailable', undefined],
  [503, 'unavailable', undefined],
  [504, 'unavailable', undefined],
  [200, 'bad_answer', undefined],
])('a page with the status %i means %s, and as a refusal %s', async (status, code, refusal) => {
  const body = Buffer.from('<!doctype html><title>Fout</title>');
  const headers = { 'content-type': 'text/html' };
  const error = await errorOf({ ...temporary, change: () => ({ status, headers, body }) });
  expect([error.code, findRefusal(error)]).toEqual([code, refusal]);
});

test.each([
  [200, 'bad_answer'],
  [400, 'refused'],
  [500, 'unavailable'],
])('an answer that is too long with the status %i means %s, a refusal', async (status, code) => {
  const body = Buffer.alloc(1_000_001, 'x');
  const error = await errorOf({ ...temporary, change: () => ({ status, body }) });
  expect([error.code, findRefusal(error)]).toEqual([code, code]);
  expect(error.answer).toEqual({ status, text: '' });
});

test('no answer is no refusal', async () => {
  simulator.setFailureMode('unreachable');
  const error = await errorOf(temporary);
  simulator.setFailureMode('none');
  expect([error.code, findRefusal(error)]).toEqual(['no_answer', undefined]);
});
