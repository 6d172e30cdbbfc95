import { noRetentionTerms } from '@form-builder/core/retention/retention-terms.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import { noteBouncedAddress } from '../mails/bounced-addresses.ts';
import type { StoredMail } from '../platform/mail/mailbox.ts';
import { writeFormRetention } from '../retention/form-retention-queries.ts';
import { runRetention } from '../retention/run-retention.ts';
import { remindAll } from './start-reminding.ts';

const dayMs = 86_400_000;
const errors: unknown[] = [];
const logger = { error: (line: unknown) => errors.push(line) };
const subject = 'Uw formulier staat nog klaar: Melding doen';

describe.each(databases)('reminders of saved drafts on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let elsewhere: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    elsewhere = await server.signIn(server.tenants.other, { isRoot: true });
  }, 60_000);
  beforeEach(() => errors.splice(0));
  afterAll(() => server.stop());

  const demo = () => server.tenants.demo;
  const services = () => ({
    ...server,
    logger,
    mailer: { isAvailable: true },
  });
  const remind = () => remindAll(services());

  /** Saved drafts are kept for ten days, and reminded of three days before, unless it says otherwise. */
  const seed = async (settings: object = {}, tenant: Tenant = demo()) => {
    const form = await seedForm(server, tenant, {
      actor: { id: (tenant === demo() ? root : elsewhere).id, name: 'x' },
      version: { submission_settings: { is_public: true, reminder_days: 3, ...settings } },
    });
    await server.transaction(tenant)((tx) =>
      writeFormRetention(tx, {
        tenantId: tenant.id,
        formId: form.formId,
        revision: 0,
        terms: { ...noRetentionTerms, saved_days: 10, selection_list_number: '11.1' },
        at: new Date(server.runtime.now()),
      }),
    );
    return form;
  };
  const requestOf = (own: { readonly id: string; readonly key: string }) => ({
    params: { id: own.id },
    headers: { 'x-submission-key': own.key },
  });
  /** A draft that a visitor saves with an address. */
  const save = async (versionId: string, { tenant = demo(), locale = 'nl-NL' } = {}) => {
    const client = server.client(tenant);
    const { data } = await client.createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { name: 'Ada' }, status: 'draft', locale },
    });
    const own = { id: data.id, key: data.public_key ?? '' };
    const email = `${server.runtime.createId()}@voorbeeld.nl`;
    await client.mailResumeLink({ ...requestOf(own), body: { email } });
    await vi.waitUntil(() => mailsTo(email, tenant).length === 1, 15_000);
    return { ...own, email };
  };
  const mailsTo = (address: string, tenant: Tenant = demo()): readonly StoredMail[] =>
    (server.mailbox?.list(tenant) ?? []).filter(({ to }) => to === address);
  const reminderTo = (address: string, tenant: Tenant = demo()) =>
    vi.waitUntil(
      () => mailsTo(address, tenant).find(({ unsubscribeUrl }) => unsubscribeUrl),
      15_000,
    );
  const rowsOf = (submissionId: string) =>
    server.transaction(demo())((tx) =>
      tx
        .selectFrom('submission_mails')
        .select(['id', 'kind', 'state', 'unsubscribed_at'])
        .where('submission_id', '=', submissionId)
        .execute(),
    );
  const waitForEnd = (submissionId: string) =>
    vi.waitUntil(async () =>
      (await rowsOf(submissionId)).every(({ state }) => state !== 'waiting'),
    );
  const change = (own: { id: string; key: string }, body: object) =>
    server.client(demo()).updateSubmission({
      ...requestOf(own),
      body: { data: { name: 'Ada' }, status: 'draft', ...body },
    });
  const pathOf = ({ unsubscribeUrl = '' }: StoredMail) => new URL(unsubscribeUrl).pathname;
  const open = (path: string, method = 'GET', tenant: Tenant = demo()) =>
    server.fetch(tenant)(`${server.origin}${path}`, { method });

  test('sends one, three days before the draft is deleted, with a link that opens it', async () => {
    const { versionId } = await seed();
    const own = await save(versionId);
    server.advance(6 * dayMs);
    await remind();
    expect(await rowsOf(own.id)).toEqual([]);
    server.advance(dayMs);
    await remind();
    const mail = await reminderTo(own.email);
    expect(mail).toMatchObject({ subject, to: own.email });
    expect(mail.text).toMatch(/Wij bewaren het tot \d+ \w+ \d{4}/);
    const [, id = '', key = ''] = /#fb-resume=([^.\s]+)\.(\S+)/.exec(mail.text) ?? [];
    const resumed = await server
      .client(demo())
      .resumeSubmission({ ...requestOf({ id, key }), body: {} });
    expect(resumed.data.answers).toMatchObject({ name: 'Ada' });
    await waitForEnd(own.id);
    // Again on every server, and after a restart: the mark is the mail itself.
    await Promise.all([remind(), remind()]);
    server.advance(dayMs);
    await remind();
    expect(await rowsOf(own.id)).toMatchObject([{ kind: 'reminder', state: 'sent' }]);
    expect(mailsTo(own.email)).toHaveLength(2);
    expect(errors).toEqual([]);
    const log = server.logLines.join('\n');
    for (const secret of [own.email, key, pathOf(mail).slice('/reminders/'.length)])
      expect(log).not.toContain(secret);
  });

  test('writes in the language of the visit', async () => {
    const { versionId } = await seed();
    const own = await save(versionId, { locale: 'de-DE' });
    server.advance(8 * dayMs);
    await remind();
    expect((await reminderTo(own.email)).subject).toBe('Ihr Formular wartet noch: Melding doen');
  });

  test('asks for the code of a form whose links need one', async () => {
    const { versionId } = await seed({ resume_code: true });
    const own = await save(versionId);
    server.advance(8 * dayMs);
    await remind();
    const { text } = await reminderTo(own.email);
    const [, id = '', key = ''] = /#fb-resume=([^.\s]+)\.(\S+)/.exec(text) ?? [];
    const call = server.client(demo()).resumeSubmission({ ...requestOf({ id, key }), body: {} });
    await expect(call).rejects.toThrow();
  });

  test('sends none without the setting, nor of drafts that were sent, aborted, held or have a dead address', async () => {
    const { formId, versionId } = await seed();
    const { versionId: without } = await seed({ reminder_days: undefined });
    const [silent, sent, aborted, held, dead, due] = await Promise.all(
      [without, versionId, versionId, versionId, versionId, versionId].map((id) => save(id)),
    );
    if (!silent || !sent || !aborted || !held || !dead || !due) throw new Error('One is missing.');
    await change(sent, { status: 'final' });
    await change(aborted, { is_aborted: true });
    const at = new Date(server.runtime.now());
    await server.transaction(demo())(async (tx) => {
      const hold = { form_id: formId, submission_id: held.id, reason: 'Bezwaar' };
      const by = { created_by: null, created_by_name: 'x', created_at: at, lifted_at: null };
      const place = { tenant_id: demo().id, id: server.runtime.createId() };
      await tx
        .insertInto('legal_holds')
        .values({ ...place, ...hold, ...by, ends_on: '2999-12-31' })
        .execute();
      const address = { tenantId: demo().id, address: dead.email };
      await noteBouncedAddress(tx, server.cipher, { ...address, at });
    });
    server.advance(8 * dayMs);
    await remind();
    await reminderTo(due.email);
    for (const { id } of [silent, sent, aborted, held, dead])
      expect((await rowsOf(id)).filter(({ kind }) => kind === 'reminder')).toEqual([]);
  });

  test('sends none of a draft that was sent after its reminder was queued', async () => {
    const { versionId } = await seed();
    const own = await save(versionId);
    server.advance(8 * dayMs);
    // The job runs after the form was sent.
    await remindAll({ ...services(), jobs: { send: () => Promise.resolve() } });
    const [mail] = await rowsOf(own.id);
    await change(own, { status: 'final' });
    await server.send(demo(), 'send-reminder', { mailId: mail?.id ?? '' });
    await vi.waitUntil(async () => (await rowsOf(own.id)).every(({ kind }) => kind !== 'reminder'));
    expect(mailsTo(own.email).some(({ unsubscribeUrl }) => unsubscribeUrl)).toBe(false);
  });

  test('unsubscribes by POST and not by GET, of its own tenant only', async () => {
    const { versionId } = await seed();
    const own = await save(versionId);
    server.advance(8 * dayMs);
    await remind();
    const mail = await reminderTo(own.email);
    await waitForEnd(own.id);
    const path = pathOf(mail);
    const unsubscribedAt = async () => (await rowsOf(own.id))[0]?.unsubscribed_at ?? null;
    const asked = await open(path);
    expect(asked.status).toBe(200);
    expect(asked.headers.get('cache-control')).toBe('no-store');
    const page = await asked.text();
    expect(page).toContain('<form method="post">');
    expect(page).not.toContain('<script');
    expect(await unsubscribedAt()).toBeNull();
    const foreign = await open(path, 'POST', server.tenants.other);
    expect(foreign.status).toBe(404);
    expect(await unsubscribedAt()).toBeNull();
    const done = await open(path, 'POST');
    expect(done.status).toBe(200);
    expect(await done.text()).toContain('U krijgt geen herinnering meer');
    expect(await unsubscribedAt()).not.toBeNull();
    expect((await open(path, 'POST')).status).toBe(200);
    expect(server.logLines.join('\n')).not.toContain(path);
    // Not even when it is sent again.
    await server.transaction(demo())((tx) =>
      tx
        .updateTable('submission_mails')
        .set({ state: 'waiting' })
        .where('id', '=', mail.id)
        .execute(),
    );
    await server.send(demo(), 'send-reminder', { mailId: mail.id });
    await waitForEnd(own.id);
    expect(await rowsOf(own.id)).toMatchObject([{ state: 'unsubscribed' }]);
  });

  test('shows a kind page for an unknown link, and once retention deleted the draft with its mark', async () => {
    const { versionId } = await seed();
    const own = await save(versionId);
    server.advance(8 * dayMs);
    await remind();
    const path = pathOf(await reminderTo(own.email));
    await waitForEnd(own.id);
    server.advance(4 * dayMs);
    await runRetention({
      ...server.runtime,
      tenantId: demo().id,
      transaction: server.transaction(demo()),
      storage: server.storage.storage,
      jobs: server.jobs,
    });
    expect(await rowsOf(own.id)).toEqual([]);
    for (const [address, method] of [
      [path, 'GET'],
      [path, 'POST'],
      ['/reminders/onzin', 'GET'],
    ] as const) {
      const answer = await open(address, method);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toMatch(
        /<h1>(Deze link werkt niet meer|This link no longer works)/,
      );
    }
  });

  test('each tenant is reminded of its own drafts', async () => {
    const { other } = server.tenants;
    const { versionId } = await seed({}, other);
    const own = await save(versionId, { tenant: other });
    server.advance(8 * dayMs);
    await remind();
    const mail = await reminderTo(own.email, other);
    expect(new URL(mail.unsubscribeUrl ?? '').hostname).toBe('other.localhost');
    expect(mailsTo(own.email)).toEqual([]);
  });
});
