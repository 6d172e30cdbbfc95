import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { addWaitingMail, deleteWaitingMail, lockWaitingMail } from './remark-followers-queries.ts';

const change = { key: 'field_added fieldId=mail', text: 'Veld “E-mail” toegevoegd.' };

describe.each(databases)('the remarks on changes of a version on %s', (database) => {
  let server: TestServer;
  let designer: SignedInUser;
  let reviewer: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    designer = await server.signIn(demo, { permissions: ['form-create', 'form-edit'] });
    reviewer = await server.signIn(demo, { permissions: ['form-read'] });
  });
  afterAll(() => server.stop());

  const createVersion = async (more: { confidentiality_level?: 'private' } = {}) => {
    const body = { name: 'Vergunning', ...more };
    const { data: form } = await designer.client.createForm({ body });
    return { id: form.draft?.id ?? '' };
  };
  const add = async (params: { id: string }, text: string, user = reviewer) =>
    (await user.client.createVersionRemark({ params, body: { change, text } })).data;
  const listed = async (params: { id: string }) =>
    (await designer.client.listVersionRemarks({ params })).data;

  test('stay with the change, the oldest first', async () => {
    const version = await createVersion();
    expect(await listed(version)).toEqual([]);
    const first = await add(version, 'Is dit veld nodig?');
    server.advance(1_000);
    await add(version, 'Ja, voor de bevestiging.', designer);
    expect(first).toMatchObject({ change, author: 'Test Gebruiker', resolved: null });
    expect(await listed(version)).toMatchObject([
      { text: 'Is dit veld nodig?' },
      { text: 'Ja, voor de bevestiging.', author: 'Test Gebruiker' },
    ]);
  });

  test('are resolved and reopened, by name; the logbook has each step without the text', async () => {
    const version = await createVersion();
    const { id } = await add(version, 'Geheim');
    const params = { ...version, remark_id: id };
    const resolved = await designer.client.resolveVersionRemark({ params });
    expect(resolved.data.resolved).toMatchObject({ by: 'Test Gebruiker' });
    const reopened = await reviewer.client.reopenVersionRemark({ params });
    expect(reopened.data.resolved).toBeNull();
    const lines = await server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('logbook')
        .select(['action', 'actor_id', 'details'])
        .where('subject_id', '=', version.id)
        .where((eb) => eb(eb.cast('action', 'text'), 'like', 'version.remark%'))
        .orderBy('id')
        .execute(),
    );
    expect(lines.map(({ action, actor_id: actor }) => [action, actor])).toEqual([
      ['version.remarked', reviewer.id],
      ['version.remark_resolved', designer.id],
      ['version.remark_reopened', reviewer.id],
    ]);
    expect(JSON.stringify(lines)).not.toContain('Geheim');
  });

  test('belong to one version', async () => {
    const { id: remark_id } = await add(await createVersion(), 'Van een andere versie');
    const params = { ...(await createVersion()), remark_id };
    expect(await refusalCode(designer.client.resolveVersionRemark({ params }))).toBe('not_found');
  });

  test('are for those who may read the version', async () => {
    const version = await createVersion({ confidentiality_level: 'private' });
    expect(await refusalCode(add(version, 'Mag ik dit?'))).toBe('not_found');
    expect(await refusalCode(reviewer.client.listVersionRemarks({ params: version }))).toBe(
      'not_found',
    );
    const handler = await server.signIn(server.tenants.demo, { permissions: ['submission-read'] });
    expect(await refusalCode(add(version, 'Mag ik dit?', handler))).toBe('forbidden');
  });

  test('cannot be empty', async () => {
    const version = await createVersion();
    expect(await refusalCode(add(version, '  '))).toBe('invalid');
  });

  const replyTo = async (
    params: { id: string; remark_id: string },
    text: string,
    user: SignedInUser,
  ) => (await user.client.replyToVersionRemark({ params, body: { text } })).data;

  test('are answered, by everyone who may read the version', async () => {
    const version = await createVersion();
    const { id: remark_id } = await add(version, 'Is dit veld nodig?');
    server.advance(1_000);
    await replyTo({ ...version, remark_id }, 'Ja', designer);
    server.advance(1_000);
    const answered = await replyTo({ ...version, remark_id }, 'Goed', reviewer);
    expect(answered.replies).toMatchObject([
      { text: 'Ja', author: 'Test Gebruiker' },
      { text: 'Goed' },
    ]);
    expect(answered.replies[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/);
    expect(await listed(version)).toEqual([answered]);
    const other = { ...(await createVersion()), remark_id };
    expect(await refusalCode(replyTo(other, 'Fout', designer))).toBe('not_found');
    const handler = await server.signIn(server.tenants.demo, { permissions: ['submission-read'] });
    expect(await refusalCode(replyTo({ ...version, remark_id }, 'Fout', handler))).toBe(
      'forbidden',
    );
    expect(await refusalCode(replyTo({ ...version, remark_id }, ' ', designer))).toBe('invalid');
  });

  /** The mails that wait are due now; tests do not wait for the digest. */
  const sendMails = () =>
    server.pool.query(
      "update jobs.job set start_after = now() where name = 'send-remarks-mail' and state = 'created'",
    );
  const mailsTo = (user: SignedInUser) =>
    (server.mailbox?.list(server.tenants.demo) ?? []).filter(({ to }) => to === user.email);
  const waiting = () =>
    server.transaction(server.tenants.demo)(
      async (tx) =>
        (await tx.selectFrom('version_remark_mails').select('user_id').execute()).length,
    );

  test('ten in a row are one mail to who worked on the version, and none to their author', async () => {
    const version = await createVersion();
    await sendMails();
    await expect.poll(waiting, { timeout: 8000 }).toBe(0);
    const before = mailsTo(designer).length;
    for (let count = 1; count <= 10; count += 1) {
      await add(version, `Opmerking ${String(count)}`);
      server.advance(1_000);
    }
    await sendMails();
    await expect.poll(() => mailsTo(designer).length, { timeout: 8000 }).toBe(before + 1);
    const [mail] = mailsTo(designer);
    expect(mail?.subject).toBe('Opmerkingen bij Vergunning');
    expect(mail?.text).toContain('10 nieuwe opmerkingen');
    expect(mail?.text).toContain('Opmerking 1\n');
    expect(mail?.text).toContain(`/forms/review/${version.id}`);
    const own = mailsTo(reviewer).filter(({ text }) => text.includes(version.id));
    expect(own).toEqual([]);
  });

  test('and their replies are mailed to who wrote them, and shown as one notification until resolved', async () => {
    const version = await createVersion();
    const writer = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    const { id: remark_id } = await add(version, 'Is dit veld nodig?', writer);
    server.advance(1_000);
    await replyTo({ ...version, remark_id }, 'Ja, voor de bevestiging.', designer);
    const noticed = async (user: SignedInUser) =>
      (await user.client.listNotifications({})).data.filter(
        ({ subject_id: id }) => id === version.id,
      );
    expect(await noticed(writer)).toMatchObject([{ kind: 'version_remarked', count: 1 }]);
    expect(await noticed(designer)).toMatchObject([{ kind: 'version_remarked', count: 1 }]);
    expect(await noticed(reviewer)).toEqual([]);
    await sendMails();
    await expect.poll(() => mailsTo(writer).length, { timeout: 8000 }).toBe(1);
    expect(mailsTo(writer)[0]?.text).toContain(
      'Veld “E-mail” toegevoegd.\nTest Gebruiker antwoordt:\nJa',
    );
    await designer.client.resolveVersionRemark({ params: { ...version, remark_id } });
    expect(await noticed(writer)).toEqual([]);
  });

  test('are not mailed to who may not read the version any more', async () => {
    const version = await createVersion();
    const writer = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    const { id: remark_id } = await add(version, 'Is dit veld nodig?', writer);
    await replyTo({ ...version, remark_id }, 'Geheim', designer);
    const { data: shown } = await designer.client.getVersion({ params: version });
    const { data: form } = await designer.client.getForm({ params: { id: shown.form_id } });
    await designer.client.updateForm({
      params: { id: form.id },
      headers: { 'if-match': `"${String(form.revision)}"` },
      body: { confidentiality_level: 'private' },
    });
    await sendMails();
    await expect.poll(waiting, { timeout: 8000 }).toBe(0);
    expect(mailsTo(writer)).toEqual([]);
    const { data: noticed } = await writer.client.listNotifications({});
    expect(noticed.map(({ kind }) => kind)).not.toContain('version_remarked');
  });

  test('on building blocks are not mailed: they have no page for review', async () => {
    const { demo } = server.tenants;
    const builder = await server.signIn(demo, { permissions: ['template-edit'] });
    const reader = await server.signIn(demo, { permissions: ['template-read'] });
    const { data: block } = await builder.client.createForm({
      body: { name: 'Adresblok', type: 'template' },
    });
    await add({ id: block.draft?.id ?? '' }, 'Is dit veld nodig?', reader);
    expect(await waiting()).toBe(1);
    await sendMails();
    await expect.poll(waiting, { timeout: 8000 }).toBe(0);
    expect(mailsTo(builder)).toEqual([]);
  });

  test('wait for one mail, which begins with the earliest and is given up after a day', async () => {
    const mail = { versionId: (await createVersion()).id, userId: designer.id };
    const tenantId = server.tenants.demo.id;
    const at = server.runtime.now();
    const added = (ms: number) =>
      server.transaction(server.tenants.demo)(async (tx) => {
        const isNew = await addWaitingMail(tx, { ...mail, tenantId }, new Date(ms));
        return [isNew, (await lockWaitingMail(tx, mail))?.getTime()];
      });
    const dayMs = 86_400_000;
    expect(await added(at)).toEqual([true, at]);
    expect(await added(at - 5)).toEqual([false, at - 5]);
    expect(await added(at + dayMs - 5)).toEqual([false, at - 5]);
    expect(await added(at + dayMs)).toEqual([true, at + dayMs]);
    await server.transaction(server.tenants.demo)((tx) => deleteWaitingMail(tx, mail));
  });
});
