import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal.ts';
import { findInDatabase } from '../../../testing/find-in-database.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { runRetention } from '../../retention/run-retention.ts';

const waiting = { timeout: 15_000 };

describe.each(databases)('the e-mail address of a user on %s', (database) => {
  let server: TestServer;
  let administrator: SignedInUser;
  let number = 0;
  beforeAll(async () => {
    server = await startTestServer({ database });
    administrator = await server.signIn(server.tenants.demo, { permissions: ['users-all'] });
  });
  afterAll(() => server.stop());

  const newUser = () => server.signIn(server.tenants.demo, { permissions: [] });
  const newAddress = () => {
    number += 1;
    return `nieuw-${String(number)}@example.nl`;
  };
  const mailsTo = (to: string) =>
    (server.mailbox?.list(server.tenants.demo) ?? []).filter((mail) => mail.to === to);
  const keyIn = (text: string) => /\/email#(\S+)/.exec(text)?.[1] ?? '';
  const ask = ({ client, password }: SignedInUser, email: string) =>
    client.requestEmailChange({ body: { email, password_current: password } });
  const confirm = (key: string) =>
    server.client(server.tenants.demo).confirmEmailChange({ body: { key } });
  const emailOf = async ({ id }: SignedInUser) =>
    (await administrator.client.getUser({ params: { id } })).data.email;

  test('is changed by the user once the new mailbox confirms it; the old one gets a notice', async () => {
    const user = await newUser();
    const email = newAddress();
    expect(await refusalCode(ask({ ...user, password: 'Fout-2026!' }, email))).toBe(
      'password_wrong',
    );
    await ask(user, email.toUpperCase());
    await expect.poll(() => mailsTo(email), waiting).toHaveLength(1);
    expect(await emailOf(user)).toBe(user.email);
    const key = keyIn(mailsTo(email)[0]?.text ?? '');
    expect((await confirm(key)).data.email).toBe(email);
    expect(await emailOf(user)).toBe(email);
    await expect.poll(() => mailsTo(user.email), waiting).toHaveLength(1);
    expect(mailsTo(user.email)[0]?.subject).toBe('Je e-mailadres is gewijzigd');
    expect(await refusalCode(confirm(key))).toBe('password_link_invalid');
    const { rows } = await server.pool.query<{ action: string; details: unknown }>(
      `select action, details from logbook where subject_id = $1 order by id`,
      [user.id],
    );
    expect(rows.map(({ action }) => action)).toContain('user.email_change_requested');
    expect(rows.at(-1)).toMatchObject({
      action: 'user.updated',
      details: { changes: [{ field: 'email', before: user.email, after: email }] },
    });
  });

  test('is changed by an administrator of users, with a notice to the old address', async () => {
    const user = await newUser();
    const email = newAddress();
    const by = ({ client }: SignedInUser, id = user.id) =>
      client.updateUser({ params: { id }, body: { email } });
    expect(await refusalCode(by(await newUser()))).toBe('forbidden');
    expect(await refusalCode(by(administrator, administrator.id))).toBe('own_rights');
    const elsewhere = await server.signIn(server.tenants.other, { permissions: ['users-all'] });
    expect(await refusalCode(by(elsewhere))).toBe('not_found');
    const stronger = await server.signIn(server.tenants.demo, { permissions: ['submission-read'] });
    expect(await refusalCode(by(administrator, stronger.id))).toBe('permission_not_held');
    expect((await by(administrator)).data.email).toBe(email);
    await expect.poll(() => mailsTo(user.email), waiting).toHaveLength(1);
    // Neither the queue nor a table of mails keeps the address.
    const places = () => findInDatabase(server, server.tenants.demo, user.email);
    await expect.poll(places, waiting).toEqual(['logbook']);
    const taken = administrator.client.updateUser({
      params: { id: user.id },
      body: { email: stronger.email },
    });
    expect(await refusalCode(taken)).toBe('email_taken');
  });

  test('is not changed by an administrator who could then read or change the colleague’s forms', async () => {
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    const user = await newUser();
    const { data: form } = await root.client.createForm({
      body: { name: 'Onder ons', confidentiality_level: 'private' },
    });
    await root.client.saveFormMember({
      params: { id: form.id, user_id: user.id },
      body: { role: 'viewer' },
    });
    const by = ({ client }: SignedInUser, email = newAddress()) =>
      client.updateUser({ params: { id: user.id }, body: { email } });
    expect(await refusalCode(by(administrator))).toBe('member_of_other_forms');
    await root.client.saveFormMember({
      params: { id: form.id, user_id: administrator.id },
      body: { role: 'viewer' },
    });
    const sessions = async () =>
      (await root.client.listUserSessions({ params: { id: user.id } })).data;
    expect(await sessions()).toHaveLength(1);
    await by(administrator);
    // Whoever was signed in at the earlier address is not any longer.
    expect(await sessions()).toEqual([]);
    await by(root);
  });

  test('stays when the link is a day old, or somebody else took the address', async () => {
    const [user, other] = [await newUser(), await newUser()];
    expect(await refusalCode(ask(user, other.email))).toBe('email_taken');
    const late = newAddress();
    await ask(user, late);
    await expect.poll(() => mailsTo(late), waiting).toHaveLength(1);
    // Sessions end with it, so this is the last test.
    server.advance(86_400_001);
    const key = keyIn(mailsTo(late)[0]?.text ?? '');
    expect(await refusalCode(confirm(key))).toBe('password_link_invalid');
    const { demo } = server.tenants;
    expect(await findInDatabase(server, demo, late)).toContain('email_changes');
    const { runtime, jobs } = server;
    const storage = server.storage.storage;
    const night = {
      ...runtime,
      tenantId: demo.id,
      transaction: server.transaction(demo),
      storage,
      jobs,
    };
    expect(await runRetention(night)).toBe(true);
    expect(await findInDatabase(server, demo, late)).not.toContain('email_changes');
  });
});
