import { contract, type ApiContract } from '@form-builder/core/contract/contract.ts';
import type { Endpoint } from '@form-builder/core/contract/endpoint.ts';
import { encodeQuery } from '@form-builder/core/client/create-client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileQuestion, pickedPdf, uploader } from '../../testing/uploads.ts';
import { attacksOn, signInProviderBody, type Victim } from '../../testing/isolation-cases.ts';
import { addCoSignature } from '../../testing/co-signature.ts';
import { addExport } from '../../testing/add-export.ts';
import { addFailedDelivery } from '../../testing/failed-delivery.ts';
import { addQuarantinedFile } from '../../testing/quarantined-file.ts';
import { dataRequestBody } from '../../testing/data-request.ts';
import { addFailedMail } from '../../testing/failed-mail.ts';
import { onePage, questions, seedForm } from '../../testing/seed-form.ts';
import {
  keyEmailChange,
  upsertEmailChange,
} from '../accounts/email-changes/email-changes-queries.ts';
import { upsertPasswordKey } from '../accounts/passwords/password-keys-queries.ts';
import { hashKey } from '../platform/secrets/public-key.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

const endpoints = Object.entries<Endpoint>(contract);
// `Object.entries` widens the names of the contract.
const names = endpoints.map(([name]) => name) as (keyof ApiContract)[];

/** The statuses with which the server answers an attack that it does not carry out. */
const statuses = { refused: [403, 404, 410], rejected: [422] };

describe.each(databases)('tenants on %s', (database) => {
  let server: TestServer;
  let owner: SignedInUser;
  let attacker: SignedInUser;
  let victim: Victim;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo, other } = server.tenants;
    owner = await server.signIn(demo, { isRoot: true });
    attacker = await server.signIn(other, { isRoot: true });
    const seed = await seedForm(server, demo, {
      actor: { id: owner.id, name: 'x' },
      form: { name: 'Prooi' },
      version: { title: 'Prooi', pages: onePage([...questions, fileQuestion]) },
    });
    const upload = await uploader(server, demo, seed.versionId).send(pickedPdf());
    const data = { name: 'Prooi', proof: [upload] };
    const { data: draft } = await server.client(demo).createSubmission({
      headers: { 'idempotency-key': 'attempt-of-the-victim' },
      body: { form_version_id: seed.versionId, data, status: 'draft' },
    });
    const { id: file } = await server.transaction(demo)((tx) =>
      tx.selectFrom('files').select('id').executeTakeFirstOrThrow(),
    );
    const { data: role } = await owner.client.createRole({
      body: { name: 'Prooi', permissions: [] },
    });
    const { data: group } = await owner.client.createGroup({
      body: { name: 'Groep van de ander', role_ids: [role.id] },
    });
    const passwordKey = 'key-of-the-victim';
    await server.transaction(demo)((tx) =>
      upsertPasswordKey(tx, {
        tenant_id: demo.id,
        user_id: owner.id,
        key_hash: hashKey(passwordKey),
        expires_at: new Date(server.runtime.now() + 3_600_000),
      }),
    );
    const emailKey = 'key-of-the-victims-mail';
    await server.transaction(demo)(async (tx) => {
      const key = { tenantId: demo.id, userId: owner.id, hash: hashKey(emailKey) };
      const place = { tenant_id: demo.id, user_id: owner.id };
      const expires_at = new Date(server.runtime.now() + 3_600_000);
      await upsertEmailChange(tx, { ...place, email: 'prooi.nieuw@example.nl', expires_at });
      await keyEmailChange(tx, key);
    });
    await addQuarantinedFile(server, demo, file);
    const mail = await addFailedMail(server, demo, draft.id);
    const delivery = await addFailedDelivery(server, demo, draft.id);
    for (const id of ['zaken', 'geheim'])
      await owner.client.saveProvider({
        params: { id, stage: 'production' },
        body: {
          driver: 'webhook',
          name: 'Prooi',
          settings: { url: 'https://zaken.voorbeeld.nl/' },
          secret: 'a-secret-of-the-victim',
        },
      });
    const coSignature = await addCoSignature(server, demo, draft.id);
    const items = [{ id: 'prooi', label: 'Prooi' }];
    for (const key of ['prooi', 'geheim'])
      await owner.client.saveCustomList({ params: { key }, body: { name: 'Prooi', items } });
    await owner.client.updateHandling({
      params: { id: draft.id },
      body: { add_labels: ['Prooi'] },
    });
    await owner.client.createRemark({ params: { id: draft.id }, body: { text: 'Prooi' } });
    victim = {
      form: seed.formId,
      version: seed.versionId,
      submission: draft.id,
      submissionKey: draft.public_key ?? '',
      attempt: 'attempt-of-the-victim',
      user: owner.id,
      session: await findSession(owner),
      email: owner.email,
      role: role.id,
      group: group.id,
      signInProvider: await addSignInProvider(owner),
      passwordKey,
      emailKey,
      upload: upload.key,
      file,
      mail,
      delivery,
      coSignature: coSignature.id,
      coSignatureKey: coSignature.key,
      coSignatureCode: coSignature.code,
      export: await addExport(server, demo, { user_id: owner.id, form_id: seed.formId }),
      schedule: await addSchedule(owner, seed.formId),
      hold: await addHold(owner, seed.formId),
      dataRequest: (await owner.client.createDataRequest({ body: dataRequestBody })).data.id,
      view: await addView(owner),
      theme: (await owner.client.createTheme({ body: { name: 'Prooi' } })).data.id,
    };
  });
  afterAll(() => server.stop());

  const findSession = async ({ client }: SignedInUser) => {
    const [session] = (await client.listOwnSessions()).data;
    if (session === undefined) throw new Error('The victim has no session.');
    return session.id;
  };
  const addSignInProvider = async ({ client }: SignedInUser) =>
    (
      await client.createSignInProvider({
        body: {
          ...signInProviderBody,
          group_roles: [],
          domains: ['prooi.example'],
          mfa_values: [],
        },
      })
    ).data.id;
  const addView = async ({ client }: SignedInUser) => {
    const body = { name: 'Prooi', query: '', is_shared: true };
    return (await client.createSubmissionView({ body })).data.id;
  };
  const addSchedule = async ({ client }: SignedInUser, formId: string) => {
    const timing = { frequency: 'daily', weekday: 1, month_day: 1, hour: 7 } as const;
    const target = { kind: 'mail', mailbox: '' } as const;
    const choices = { form_id: formId, format: 'csv' } as const;
    const body = { ...timing, period: 'all', target, choices } as const;
    return (await client.createExportSchedule({ body })).data.id;
  };
  const addHold = async ({ client }: SignedInUser, formId: string) => {
    const body = { form_id: formId, reason: 'Bezwaar', ends_on: '2999-12-31' };
    return (await client.createHold({ body })).data.id;
  };
  const call = (name: keyof ApiContract, host: Tenant, token = attacker.token) => {
    const { method, path } = contract[name];
    const { params = {}, query, headers, body } = attacksOn(victim)[name];
    const filled = path.replace(/:(\w+)/g, (_, member: string) => params[member] ?? '');
    return server.fetch(host)(filled + encodeQuery(query), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };

  /** All data of the attacked tenant as text, except its sign-in attempts. */
  const holdings = () =>
    server.transaction(server.tenants.demo)(async (tx) =>
      JSON.stringify([
        await tx.selectFrom('forms').selectAll().execute(),
        await tx.selectFrom('form_members').selectAll().execute(),
        await tx.selectFrom('form_group_members').selectAll().execute(),
        await tx.selectFrom('form_versions').selectAll().execute(),
        await tx.selectFrom('version_environments').selectAll().execute(),
        await tx.selectFrom('scheduled_publications').selectAll().execute(),
        await tx.selectFrom('version_journal').selectAll().execute(),
        await tx.selectFrom('version_presence').selectAll().execute(),
        await tx.selectFrom('submissions').selectAll().execute(),
        await tx.selectFrom('labels').selectAll().execute(),
        await tx.selectFrom('submission_labels').selectAll().execute(),
        await tx.selectFrom('submission_remarks').selectAll().execute(),
        await tx.selectFrom('submission_views').selectAll().execute(),
        await tx.selectFrom('files').selectAll().execute(),
        await tx.selectFrom('submission_mails').selectAll().execute(),
        await tx.selectFrom('submission_deliveries').selectAll().execute(),
        await tx.selectFrom('providers').selectAll().execute(),
        await tx.selectFrom('submission_co_signatures').selectAll().execute(),
        await tx.selectFrom('environments').selectAll().orderBy('id').execute(),
        await tx.selectFrom('settings').selectAll().execute(),
        await tx.selectFrom('users').select(['id', 'name', 'email', 'password_hash']).execute(),
        await tx.selectFrom('roles').selectAll().execute(),
        await tx.selectFrom('password_keys').selectAll().execute(),
        await tx.selectFrom('exports').selectAll().execute(),
        await tx.selectFrom('export_schedules').selectAll().execute(),
        await tx.selectFrom('data_requests').select(['id', 'status', 'due_on']).execute(),
        await tx.selectFrom('custom_lists').selectAll().execute(),
        await tx.selectFrom('themes').selectAll().execute(),
        await tx.selectFrom('custom_list_items').selectAll().execute(),
        await tx.selectFrom('logbook').selectAll().orderBy('id').execute(),
      ]),
    );

  test('every endpoint has its attack', () => {
    expect(Object.keys(attacksOn(victim)).sort()).toEqual([...names].sort());
  });

  test.each(names)(
    '%s gives nothing of the other tenant and changes nothing there',
    async (name) => {
      const before = await holdings();
      const response = await call(name, server.tenants.other);
      const text = await response.text();
      const { expected } = attacksOn(victim)[name];
      if (expected === 'own') expect(response.ok).toBe(true);
      else expect(statuses[expected]).toContain(response.status);
      for (const id of Object.values(victim)) expect(text).not.toContain(id);
      expect(text).not.toContain('Prooi');
      expect(await holdings()).toBe(before);
    },
  );

  test.each(names)('%s does not take the other tenant’s token', async (name) => {
    const before = await holdings();
    expect((await call(name, server.tenants.demo)).status).toBe(401);
    expect(await holdings()).toBe(before);
  });
});
