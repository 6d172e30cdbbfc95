import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { onePage, questions, seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { isBounced } from '../mails/bounced-addresses.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';

const token = 'a-token-of-the-relay';
const own = 'bounces@formulieren.example';

const email: Field = { id: 'email', short_id: 'mail', type: 'email', label: 'E-mailadres' };

/** A report as a relay sends it (RFC 3464); `action` absent for an automatic reply. */
function reportTo(to: string, { action = 'failed', status = '5.1.1' } = {}): string {
  return [
    'From: MAILER-DAEMON@relay.example',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'This is the mail system.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; relay.example',
    '',
    'Final-Recipient: rfc822; iemand@voorbeeld.nl',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 unknown user',
    '',
    '--b--',
    '',
  ].join('\r\n');
}

describe.each(databases)('a report of a mail server on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let versionId: string;

  beforeAll(async () => {
    server = await startTestServer({
      database,
      environment: { MAIL_BOUNCE_ADDRESS: own, MAIL_BOUNCE_TOKEN: token },
    });
    const { demo } = server.tenants;
    root = await server.signIn(demo, { isRoot: true });
    versionId = await seedMailForm(demo, root.id);
  });
  afterAll(() => server.stop());

  /** A published form that mails a confirmation; answers its version. */
  async function seedMailForm(tenant: Tenant, actorId: string): Promise<string> {
    const form = await seedForm(server, tenant, {
      actor: { id: actorId, name: 'x' },
      version: {
        pages: onePage([...questions, email]),
        settings: {
          'confirmation_mail.is_enabled': true,
          'confirmation_mail.recipient': 'email',
          'confirmation_mail.subject': 'Ontvangen',
          'confirmation_mail.text': 'Dank u wel.',
        },
      },
    });
    return form.versionId;
  }

  /** Completes a form as a visitor, and waits for its confirmation. */
  async function completeForm(tenant: Tenant, formVersionId: string) {
    const address = `${server.runtime.createId()}@voorbeeld.nl`;
    const { data } = await server.client(tenant).createSubmission({
      body: {
        form_version_id: formVersionId,
        data: { name: 'Ada', email: address },
        status: 'final',
      },
    });
    const find = () => server.mailbox?.list(tenant).find(({ to }) => to === address);
    await vi.waitUntil(find, { timeout: 25_000, interval: 50 });
    return { id: data.id, address, returnPath: find()?.returnPath ?? '' };
  }

  /** As completeForm, with what staff see of its mails. */
  async function sendMail() {
    const sent = await completeForm(server.tenants.demo, versionId);
    const mailsOf = async () =>
      (await root.client.getSubmission({ params: { id: sent.id } })).data.mails;
    return { ...sent, mailsOf };
  }

  const post = async (body: string, bearer = token, tenant = server.tenants.demo) => {
    const response = await server.fetch(tenant)('/mail/bounces', {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'message/rfc822' },
      body,
    });
    return response.status;
  };
  const isStopped = (address: string, tenant = server.tenants.demo) =>
    server.transaction(tenant)((tx) =>
      isBounced(tx, server.cipher, { tenantId: tenant.id, address }),
    );

  test('of a final failure is shown with its reason, logged, and stops what nobody asked for', async () => {
    const { id, address, returnPath, mailsOf } = await sendMail();
    expect(returnPath).toMatch(/^bounces\+[0-9a-v]{50}@formulieren\.example$/);
    expect((await mailsOf())[0]?.bounce).toBeNull();
    expect(await post(reportTo(returnPath))).toBe(204);
    expect((await mailsOf())[0]?.bounce).toMatchObject({
      kind: 'permanent',
      reason: 'unknown_address',
    });
    expect(await isStopped(address.toUpperCase())).toBe(true);
    expect(await isStopped(address, server.tenants.other)).toBe(false);
    const { rows } = await server.pool.query<{ action: string; details: object }>(
      "select action, details from logbook where subject_id = $1 and action like '%bounced'",
      [id],
    );
    expect(rows).toEqual([
      { action: 'submission.mail_bounced', details: { name: 'confirmation' } },
    ]);
    // A repeated report, and a delay that arrives late, change nothing.
    expect(await post(reportTo(returnPath))).toBe(204);
    expect(await post(reportTo(returnPath, { action: 'delayed', status: '4.4.1' }))).toBe(204);
    expect((await mailsOf())[0]?.bounce?.kind).toBe('permanent');
    expect(server.logLines.join('\n')).not.toContain(address);
  });

  test('of a delay is shown only', async () => {
    const { address, returnPath, mailsOf } = await sendMail();
    const report = reportTo(returnPath, { action: 'delayed', status: '4.2.2' });
    expect(await post(report)).toBe(204);
    expect((await mailsOf())[0]?.bounce).toMatchObject({
      kind: 'temporary',
      reason: 'mailbox_full',
    });
    expect(await isStopped(address)).toBe(false);
    expect(await post(reportTo(returnPath, { status: '5.2.2' }))).toBe(204);
    expect((await mailsOf())[0]?.bounce?.kind).toBe('permanent');
  });

  // In the other tenant, which no other test reports to: each tenant has one notice an hour.
  test('notifies the functional administrator, once an hour', async () => {
    const to = 'beheer@other.example';
    const { other } = server.tenants;
    const { id, client } = await server.signIn(other, { isRoot: true });
    const form = await seedMailForm(other, id);
    await client.updateSettings({ body: [{ id: 'delivery_notice_address', value: to }] });
    server.startWindow(3_600_000);
    const notices = () => server.mailbox?.list(other).filter((mail) => mail.to === to) ?? [];
    const [one, two] = [await completeForm(other, form), await completeForm(other, form)];
    expect(await post(reportTo(one.returnPath), token, other)).toBe(204);
    expect(await post(reportTo(two.returnPath), token, other)).toBe(204);
    await vi.waitUntil(() => notices().length > 0, { timeout: 25_000, interval: 50 });
    expect(notices()[0]?.subject).toMatch(/niet aan$/);
    expect(notices()).toHaveLength(1);
  });

  test('is refused when it is forged, too late, or comes from somebody else than the relay', async () => {
    const { returnPath } = await completeForm(server.tenants.demo, versionId);
    const changed = returnPath.replace(/\+./, (part) => (part === '+0' ? '+1' : '+0'));
    expect(await post(reportTo(changed))).toBe(404);
    expect(await post(reportTo(own))).toBe(404);
    expect(await post(reportTo(returnPath), 'another-token-entirely')).toBe(401);
    // One address of the relay serves all tenants; the token says which.
    expect(await post(reportTo(changed), token, server.tenants.other)).toBe(404);
    server.advance(31 * 86_400_000);
    expect(await post(reportTo(returnPath))).toBe(404);
  });

  test('is ignored when it is no report', async () => {
    const count = async () => {
      const { rows } = await server.pool.query<{ count: string }>(
        'select count(bounce) from submission_mails',
      );
      return rows[0]?.count;
    };
    const before = await count();
    const { returnPath } = await completeForm(server.tenants.demo, versionId);
    const reply = `From: a@b.example\r\nTo: ${returnPath}\r\nSubject: Afwezig\r\n\r\nIk ben er niet.\r\n`;
    expect(await post(reply)).toBe(204);
    expect(await post(reportTo(returnPath, { action: 'relayed', status: '2.0.0' }))).toBe(204);
    expect(await count()).toBe(before);
    expect(server.failures).toEqual([]);
  });
});
