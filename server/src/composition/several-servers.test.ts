import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findFreePort } from '../../../scripts/environment/free-port.mjs';
import { createHttpBrowser } from '../platform/http/browser/http-browser.ts';
import { signIn } from '../../testing/identity/sign-in.ts';
import { onPostgres, postgresUrl } from '../../testing/databases.ts';
import { onePage, questions, seedForm } from '../../testing/seed-form.ts';
import { refusalOf } from '../../testing/refusal.ts';
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts';
import { fileQuestion, pickedPdf, uploader } from '../../testing/uploads.ts';
import type {} from '../accounts/accounts-tables.ts';
import { insertVersion } from '../versions/insert-version.ts';
import { findTenantBySlug } from '../platform/database/tenancy/find-tenant.ts';
import { openDatabase, type OpenDatabase } from '../platform/database/open-database.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import {
  withTenant,
  type TenantTransaction,
} from '../platform/database/tenancy/tenant-transaction.ts';
import { systemRuntime as runtime } from '../platform/runtime.ts';

const publicOrigin = 'http://localhost:4999';
const password = 'Zonnebloem-2026';
const writesPerMinute = 400;

describe.skipIf(postgresUrl === undefined)('two servers on one database', () => {
  const url = new URL(postgresUrl ?? 'postgres://x');
  const name = `form_builder_servers_${randomUUID().replaceAll('-', '')}`;
  let folder: string;
  let database: OpenDatabase;
  let servers: readonly [ServerProcess, ServerProcess];
  let tenant: Tenant;
  let transaction: TenantTransaction;
  let owner: string;
  let form: { formId: string; versionId: string };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'form-builder-servers-'));
    await onPostgres(url, `create database ${name}`);
    const databaseUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href;
    const settings = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      DEMO_PASSWORD: password,
      DEV_MAILBOX: 'true',
      PUBLIC_WRITES_PER_MINUTE: String(writesPerMinute),
    };
    const start = async () => startServerProcess(await findFreePort(), publicOrigin, settings);
    servers = [await start(), await start()];
    database = await openDatabase({ databaseUrl, dataFolder: '', isProduction: true });
    const found = await findTenantBySlug(database.pool, 'demo');
    if (found === undefined) throw new Error('There is no demo tenant.');
    tenant = found.tenant;
    transaction = withTenant(database.pool, tenant.id);
    const user = await transaction((tx) =>
      tx.selectFrom('users').select('id').orderBy('email').executeTakeFirstOrThrow(),
    );
    owner = user.id;
    form = await seed([...questions, fileQuestion]);
  }, 180_000);
  afterAll(async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
    await database.close();
    await onPostgres(url, `drop database ${name} with (force)`);
    await rm(folder, { recursive: true, maxRetries: 10 });
  });

  const seed = (fields: typeof questions) =>
    seedForm({ runtime, transaction: () => transaction }, tenant, {
      actor: { id: owner, name: 'x' },
      version: { pages: onePage(fields) },
    });

  /** Calls the servers in turns, like a load balancer without sticky sessions. */
  const inTurns = (): typeof fetch => {
    let turn = 0;
    return (input, init) => {
      turn += 1;
      return servers[turn % 2 === 0 ? 0 : 1].fetch(tenant)(input, init);
    };
  };
  const signInAs = (role: string) => {
    const origin = publicOrigin;
    const browser = createHttpBrowser(origin, inTurns());
    const email = `${role}@demo.example`;
    return signIn({ origin, email, password, browser, fetch: inTurns() });
  };
  const staff = async (role: string) => {
    const { accessToken } = await signInAs(role);
    const authorization = `Bearer ${accessToken}`;
    return servers.map((server) => server.client(tenant, { authorization }));
  };
  const visitorHeaders = (address: string) => ({ 'x-forwarded-for': address });
  const submit = (server: ServerProcess, key: string, data: Record<string, unknown> = {}) =>
    server.client(tenant, visitorHeaders(`203.0.113.${String(key.length)}`)).createSubmission({
      headers: { 'idempotency-key': key },
      body: { form_version_id: form.versionId, status: 'final', data: { name: 'Ada', ...data } },
    });

  test('share sign-ins: a browser switches servers, and its token is valid on both', async () => {
    for (const client of await staff('behandelaar')) {
      await expect(client.listSubmissions({ query: {} })).resolves.toHaveProperty('meta');
    }
  });

  test('give numbers without gap or double, and one to a request that reaches both', async () => {
    const keys = Array.from({ length: 30 }, (_, index) => `both-${String(index)}-${randomUUID()}`);
    const sent = await Promise.all(
      keys.flatMap((key) => servers.map(async (server) => (await submit(server, key)).data.title)),
    );
    expect(new Set(sent).size).toBe(keys.length);
    const numbers = [...new Set(sent)].map((title) => Number(title?.slice(-6)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(keys.map((_, index) => index + 1));
  });

  test('show what the other published at once', async () => {
    const { formId } = form;
    const titles = async () =>
      Promise.all(
        servers.map(async (server) => {
          const shown = await server.client(tenant).getPublicForm({
            params: { id: formId },
            query: {},
          });
          return shown.data.title;
        }),
      );
    const [first] = await titles();
    expect(await titles()).toEqual([first, first]);
    const versionId = await transaction((tx) => {
      const writer = { ...runtime, tx, tenantId: tenant.id, actor: { id: owner, name: 'x' } };
      return insertVersion(writer, { formId, title: 'Nieuwe titel', pages: onePage(questions) });
    });
    const version = { params: { id: versionId, environment: 'production' }, body: {} } as const;
    const [designer] = await staff('ontwerper');
    await designer?.proposeVersion(version);
    const [administrator] = await staff('beheerder');
    await administrator?.publishVersion(version);
    expect(await titles()).toEqual(['Nieuwe titel', 'Nieuwe titel']);
  });

  test('count limits together', async () => {
    const minute = () => Math.floor(runtime.now() / 60_000);
    const sendFrom = async (address: string) => {
      const started = minute();
      const statuses = await Promise.all(
        Array.from({ length: writesPerMinute + 40 }, async (_, at) => {
          const client = servers[at % 2 === 0 ? 0 : 1].client(tenant, visitorHeaders(address));
          const body = { form_version_id: randomUUID(), status: 'draft', data: {} } as const;
          return (await refusalOf(client.createSubmission({ headers: {}, body }))).status;
        }),
      );
      return { statuses, isOneMinute: minute() === started };
    };
    const first = await sendFrom('198.51.100.7');
    // The servers run on the real clock: what crossed a minute was counted in two, and is sent again.
    const { statuses } = first.isOneMinute ? first : await sendFrom('198.51.100.8');
    const admitted = statuses.filter((status) => status !== 429).length;
    expect(admitted).toBeGreaterThan(writesPerMinute - 20);
    expect(admitted).toBeLessThanOrEqual(writesPerMinute);
  });

  test('serve a file that the other received', async () => {
    const [one, other] = servers;
    const { versionId } = await seed([...questions, fileQuestion]);
    const file = await uploader(one, tenant, versionId).send(pickedPdf());
    const { data } = await other.client(tenant).createSubmission({
      headers: {},
      body: { form_version_id: versionId, status: 'final', data: { name: 'Ada', proof: [file] } },
    });
    expect(data.status).toBe('final');
  });

  test('do each job once, whichever takes it', async () => {
    const [one] = servers;
    const { versionId } = await seed(questions);
    const visitor = one.client(tenant);
    const { data: own } = await visitor.createSubmission({
      headers: {},
      body: { form_version_id: versionId, status: 'draft', data: { name: 'Ada' } },
    });
    await visitor.mailResumeLink({
      params: { id: own.id },
      headers: { 'x-submission-key': own.public_key ?? '' },
      body: { email: 'ada@example.nl' },
    });
    const mails = async () => {
      const pages = await Promise.all(
        servers.map(async (server) => (await server.fetch(tenant)('/dev/mailbox')).text()),
      );
      return pages.join('').split('ada@example.nl').length - 1;
    };
    await vi.waitFor(async () => expect(await mails()).toBeGreaterThan(0), 20_000);
    // The job is completed in the queue, and no second job exists.
    const jobs = () =>
      database.pool.query<{ state: string; retry_count: number }>(
        "select state, retry_count from jobs.job where name = 'send-resume-link' and data::text like $1",
        [`%${own.id}%`],
      );
    await vi.waitFor(async () =>
      expect((await jobs()).rows).toEqual([{ state: 'completed', retry_count: 0 }]),
    );
    expect(await mails()).toBe(1);
  });
});
