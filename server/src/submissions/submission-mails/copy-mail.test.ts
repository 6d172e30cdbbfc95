import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { NewVersion } from '../../versions/insert-version.ts';
import { onePage, questions, seedForm } from '../../../testing/seed-form.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

const bsn: Field = { id: 'bsn', short_id: 'bsn1', type: 'bsn', label: 'BSN' };

describe.each(databases)('a copy of the answers by e-mail on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({
      database,
      environment: { MAILS_PER_HOUR_FROM_ADDRESS: '60' },
    });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(() => server.stop());

  const visitor = () => server.client(server.tenants.demo);
  const newAddress = () => `${server.runtime.createId()}@voorbeeld.nl`;
  const mailsTo = (address: string) =>
    (server.mailbox?.list(server.tenants.demo) ?? []).filter(({ to }) => to === address);
  const mailTo = (address: string) => vi.waitUntil(() => mailsTo(address)[0], 15_000);
  const send = async (version: Partial<NewVersion> = {}, status: 'draft' | 'final' = 'final') => {
    const { versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages: onePage([...questions, bsn]), ...version },
    });
    const { data } = await visitor().createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { name: 'Ada', bsn: '111222333' }, status },
    });
    return { id: data.id, key: data.public_key ?? '' };
  };
  type Own = Awaited<ReturnType<typeof send>>;
  const copy = ({ id, key }: Own, email: string) =>
    visitor().mailCopy({ params: { id }, headers: { 'x-submission-key': key }, body: { email } });

  test('holds the answers and their PDF, the sensitive ones masked', async () => {
    const email = newAddress();
    const own = await send();
    await copy(own, email);
    const mail = await mailTo(email);
    expect(mail.subject).toBe('Kopie van uw antwoorden: Melding doen');
    expect(mail.text).toContain('Wat is uw naam?: Ada');
    expect(mail.text).toContain('BSN: ••••••333');
    expect(`${mail.text}${mail.html}`).not.toContain('111222333');
    expect(mail.attachments).toHaveLength(1);
    const { data } = await root.client.getSubmission({ params: { id: own.id } });
    expect(data.mails).toMatchObject([{ kind: 'copy', recipient: /^.•••@voorbeeld\.nl$/ }]);
  });

  test('has no PDF when the form is set to', async () => {
    const email = newAddress();
    await copy(await send({ settings: { 'copy_mail.has_pdf': false } }), email);
    expect((await mailTo(email)).attachments).toEqual([]);
  });

  test('is mailed once when the request is repeated at once', async () => {
    const email = newAddress();
    const own = await send();
    await copy(own, email);
    await copy(own, email);
    await mailTo(email);
    const { data } = await root.client.getSubmission({ params: { id: own.id } });
    expect(data.mails).toHaveLength(1);
  });

  test('is refused for a wrong key, a draft, a form that offers none, and after a day', async () => {
    const own = await send();
    const refused = (one: Own) => refusalCode(copy(one, newAddress()));
    expect(await refused({ ...own, key: 'wrong' })).toBe('not_found');
    expect(await refused(await send({}, 'draft'))).toBe('not_found');
    const settings = { 'copy_mail.is_offered': false };
    expect(await refused(await send({ settings }))).toBe('transition_not_allowed');
    server.advance(86_400_001);
    expect(await refused(own)).toBe('not_found');
  });

  test.each(['', 'ada', 'ada@voorbeeld.nl\r\nBcc: x@voorbeeld.nl', 'a@b.nl,c@d.nl'])(
    'is refused for the address %j',
    async (email) => {
      expect(await refusalCode(copy(await send(), email))).toBe('invalid');
    },
  );

  test('is limited to five addresses a day for one submission', async () => {
    const own = await send();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => copy(own, newAddress())),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  test('is limited to ten an hour for one recipient, over all submissions', async () => {
    const email = newAddress();
    const own = await Promise.all(Array.from({ length: 12 }, () => send()));
    const outcomes = await Promise.allSettled(own.map((one) => copy(one, email)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const refused = outcomes.filter((one) => one.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 429 });
  });
});
