import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tenant } from '../../platform/database/tenancy/tenant.ts';
import { onePage, questions, seedForm } from '../../../testing/seed-form.ts';
import { databases, startTestServer, type TestServer } from '../../../testing/test-server.ts';

const emailQuestion: Field = { id: 'email', short_id: 'mail', type: 'email', label: 'E-mail' };

interface Own {
  readonly id: string;
  readonly key: string;
}

describe.each(databases)('limits of mails to visitors on %s', (database) => {
  let server: TestServer;
  let versionId: string;

  beforeAll(async () => {
    server = await startTestServer({
      database,
      environment: { MAILS_PER_HOUR: '40', MAILS_PER_HOUR_FROM_ADDRESS: '30' },
    });
    versionId = await seedVersion(server.tenants.demo);
  });
  afterAll(() => server.stop());

  const seedVersion = async (tenant: Tenant) => {
    const author = await server.signIn(tenant, { isRoot: true });
    const seeded = await seedForm(server, tenant, {
      actor: { id: author.id, name: 'x' },
      version: {
        pages: onePage([...questions, emailQuestion]),
        submission_settings: { is_public: true, verification_field: 'email' },
      },
    });
    return seeded.versionId;
  };
  const newAddress = () => `${server.runtime.createId()}@voorbeeld.nl`;
  const post = (path: string, body: object, { from = '192.0.2.1', key = '' } = {}) =>
    server.fetch(server.tenants.demo)(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'nl',
        'x-forwarded-for': from,
        'x-submission-key': key,
      },
      body: JSON.stringify(body),
    });
  const create = (status: string, email: string, from?: string) =>
    post(
      '/v0/forms/submissions',
      { form_version_id: versionId, data: { name: 'Ada', email }, status },
      { ...(from !== undefined && { from }) },
    );
  const begin = async (): Promise<Own> => {
    const { data } = (await (await create('draft', newAddress())).json()) as {
      data: { id: string; public_key: string };
    };
    return { id: data.id, key: data.public_key };
  };
  const mailLink = ({ id, key }: Own, email: string, from?: string) =>
    post(
      `/v0/public/submissions/${id}/resume-link`,
      { email },
      { key, ...(from !== undefined && { from }) },
    );
  const count = (responses: readonly Response[], status: number) =>
    responses.filter((response) => response.status === status).length;
  /** All at the same time, so that later writes of jobs do not matter. */
  const times = (most: number, work: (index: number) => Promise<Response>) =>
    Promise.all(Array.from({ length: most }, (_, index) => work(index)));
  /** An hour later, so that tests do not share counts. */
  const nextHour = () => server.startWindow(3_600_000);

  test('of 30 requests at once for one draft five are accepted', async () => {
    const own = await begin();
    const responses = await times(30, () => mailLink(own, newAddress()));
    expect([count(responses, 204), count(responses, 429)]).toEqual([5, 25]);
  });

  test('a refusal names the time to wait, in the words of the visitor', async () => {
    const own = await begin();
    const responses = await times(6, () => mailLink(own, newAddress()));
    const refused = responses.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({
      code: 'too_many_requests',
      detail: expect.stringContaining('Wacht even') as string,
    });
  });

  test('many drafts mail ten links an hour to one recipient, in any spelling of the address', async () => {
    nextHour();
    const [name, host] = newAddress().split('@');
    const spellings = [
      `${name ?? ''}@${host ?? ''}`,
      `${name ?? ''}+x@${host?.toUpperCase() ?? ''}`,
    ];
    const responses = await times(20, async (index) =>
      mailLink(await begin(), spellings[index % 2] ?? ''),
    );
    expect([count(responses, 204), count(responses, 429)]).toEqual([10, 10]);
    nextHour();
    expect((await mailLink(await begin(), spellings[0] ?? '')).status).toBe(204);
  });

  test('another tenant still mails a recipient who has ten mails of this one', async () => {
    nextHour();
    const email = newAddress();
    await times(10, () => create('final', email));
    expect((await create('final', email)).status).toBe(429);
    const other = server.client(server.tenants.other);
    const otherVersionId = await seedVersion(server.tenants.other);
    const body = {
      form_version_id: otherVersionId,
      data: { name: 'Ada', email },
      status: 'final',
    } as const;
    await expect(other.createSubmission({ body })).resolves.toHaveProperty('data.id');
  });

  test('many submissions mail ten verification codes an hour to one recipient', async () => {
    nextHour();
    const email = newAddress();
    const responses = await times(20, () => create('final', email));
    expect([count(responses, 201), count(responses, 429)]).toEqual([10, 10]);
  });

  test('a repeated attempt is not counted again', async () => {
    nextHour();
    const send = (key: string, email: string) =>
      server.client(server.tenants.demo).createSubmission({
        headers: { 'idempotency-key': key },
        body: { form_version_id: versionId, data: { name: 'Ada', email }, status: 'final' },
      });
    const [key, email] = [`attempt-${newAddress()}`, newAddress()];
    for (let turn = 0; turn < 15; turn += 1) await send(key, email);
  });

  test('an address, and then the whole tenant, has to wait', async () => {
    nextHour();
    const one = await times(35, () => create('final', newAddress(), '192.0.2.7'));
    expect(count(one, 201)).toBe(30);
    const others = await times(20, (index) =>
      create('final', newAddress(), `198.51.100.${String(index)}`),
    );
    expect(count(others, 201)).toBe(10);
  });

  test('writes no recipient down', async () => {
    const { rows } = await server.pool.query('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('voorbeeld');
  });
});
