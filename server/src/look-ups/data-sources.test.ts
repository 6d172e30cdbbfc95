import {
  buildCondition,
  buildField,
  buildRule,
  buildVariable,
} from '@form-builder/core/form/build-form.ts';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { restSimulatorKey, startRestSimulator } from '../../simulators/rest/rest-simulator.ts';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import { startTestServer, type SignedInUser, type TestServer } from '../../testing/test-server.ts';

const inputs = { postcode: 'postcode', number: 'number' };
const variables: readonly Variable[] = [
  buildVariable('woz', { type: 'data', provider: 'woz', output: 'value', inputs }, 'number'),
  buildVariable('use', { type: 'data', provider: 'woz', output: 'use', inputs }),
];
const pages = onePage([
  buildField('text', 'postcode'),
  buildField('text', 'number'),
  buildField('text', 'why', {
    is_hidden: true,
    is_required: true,
    logic: [buildRule(['show'], buildCondition('woz', 'greater_than', 500_000))],
  }),
]);
const shop = { postcode: '1234AB', number: '3' };

describe('variables from a data source', () => {
  let server: TestServer;
  let simulator: Awaited<ReturnType<typeof startRestSimulator>>;
  let staff: SignedInUser;
  let versionId: string;

  beforeAll(async () => {
    simulator = await startRestSimulator({ isProduction: false });
    server = await startTestServer({ database: 'embedded' });
    staff = await server.signIn(server.tenants.demo, { isRoot: true });
    await staff.client.saveProvider({
      params: { id: 'woz', stage: 'production' },
      body: {
        driver: 'rest',
        name: 'WOZ',
        settings: {
          url: simulator.baseUrl,
          method: 'GET',
          path: '/objecten/{postcode}/{number}',
          secret_header: 'X-Api-Key',
          timeout_seconds: '2',
          cache_minutes: '0',
          outputs: 'value number /waarden/0/vastgesteldeWaarde\nuse text /object/gebruiksdoel',
        },
        secret: restSimulatorKey,
      },
    });
    ({ versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: staff.id, name: 'x' },
      version: { pages, variables },
    }));
  });
  beforeEach(() => simulator.setFailureMode('none'));
  afterAll(async () => {
    await Promise.all([server.stop(), simulator.stop()]);
  });

  interface Asked {
    readonly inputs?: Readonly<Record<string, string>>;
    readonly variables?: readonly string[];
    readonly environment?: EnvironmentId;
  }
  type Read = Record<'woz' | 'use', { readonly value: unknown; readonly proof: string }>;
  const read = async (asked: Asked = {}, tenant = server.tenants.demo) => {
    const body = { version_id: versionId, variables: ['woz', 'use'], inputs: shop, ...asked };
    const call = { body: { signature: 'data:read', body } };
    return (await server.client(tenant).callPublicProcedure(call)).data as Read;
  };
  const send = async (claims: Readonly<Record<string, string>>, data: object = shop) => {
    const body = {
      form_version_id: versionId,
      data: { ...data },
      claims,
      status: 'final' as const,
    };
    const client = server.client(server.tenants.demo);
    return (await client.createSubmission({ headers: {}, body })).data;
  };
  const stored = async (id: string) => {
    const { variables: held } = (await staff.client.getSubmission({ params: { id } })).data;
    return held.map(({ stored_value: value }) => value);
  };

  test('reach the page with a proof; the page gets nothing else', async () => {
    expect(await read()).toEqual({
      woz: { value: 745_000, proof: expect.any(String) as string },
      use: { value: 'winkelfunctie', proof: expect.any(String) as string },
    });
    expect(Object.keys(await read({ variables: ['use'] }))).toEqual(['use']);
  });

  test('affect the rules of the server, and are stored with the submission', async () => {
    const { woz, use } = await read();
    const claims = { woz: woz.proof, use: use.proof };
    expect(Object.keys((await refusalOf(send(claims))).errors ?? {})).toEqual(['why']);
    const { id } = await send(claims, { ...shop, why: 'Omdat' });
    expect(await stored(id)).toEqual([745_000, 'winkelfunctie']);
  });

  test('are empty when the page made them up or took them from other answers', async () => {
    const { woz, use } = await read();
    const house = await read({ inputs: { postcode: '1234AB', number: '1' } });
    const forged = Buffer.from(JSON.stringify({ value: 1, at: Date.now(), proof: 'x' }));
    for (const claim of ['1', house.woz.proof, use.proof, forged.toString('base64url')]) {
      const { id } = await send({ woz: claim });
      expect(await stored(id)).toEqual([null, null]);
    }
    const payload = Buffer.from(woz.proof, 'base64url').toString();
    const changed = Buffer.from(payload.replace('745000', '1')).toString('base64url');
    expect(await stored((await send({ woz: changed })).id)).toEqual([null, null]);
  });

  test('stay empty while the source is down, and the form can be sent', async () => {
    simulator.setFailureMode('server-error');
    expect(await refusalCode(read())).toBe('unavailable');
    expect((await send({})).status).toBe('final');
  });

  test('are empty for what the source does not know', async () => {
    const { woz } = await read({ inputs: { postcode: '9999ZZ', number: '1' } });
    expect(woz.value).toBeNull();
  });

  test('never come from the source of production in tests', async () => {
    const before = simulator.requests.length;
    expect(await refusalCode(read({ environment: 'test' }))).toBe('unavailable');
    expect(simulator.requests.length).toBe(before);
  });

  test('of another version, field or tenant are not read', async () => {
    expect(await refusalCode(read({ variables: ['postcode'] }))).toBe('not_found');
    expect(await refusalCode(read({ variables: ['woz', 'gone'] }))).toBe('not_found');
    expect(await refusalCode(read({}, server.tenants.other))).toBe('not_found');
  });

  test.each([
    { postcode: '..', number: '1' },
    { postcode: '1234AB' },
    { postcode: 'a\nb', number: '1' },
  ])('are not read with the inputs %j', async (given) => {
    const before = simulator.requests.length;
    expect(await refusalCode(read({ inputs: given }))).toBe('unavailable');
    expect(simulator.requests.length).toBe(before);
  });

  test('are read a limited number of times from one network', async () => {
    // More than two minutes allow, because the calls can be in two.
    const calls = await Promise.allSettled(Array.from({ length: 121 }, () => read()));
    expect(calls.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    const refused = calls.find((call) => call.status === 'rejected');
    expect(refused?.reason).toMatchObject({ problem: { code: 'too_many_requests' } });
    server.advance(60_000);
    expect((await read()).woz.value).toBe(745_000);
  });

  test('keep the source from being deleted while a published form uses it', async () => {
    const { data: uses } = await staff.client.listProviderUses({ params: { id: 'woz' } });
    expect(uses).toHaveLength(1);
    const deleted = staff.client.deleteProvider({ params: { id: 'woz', stage: 'production' } });
    expect(await refusalCode(deleted)).toBe('provider_in_use');
  });
});
