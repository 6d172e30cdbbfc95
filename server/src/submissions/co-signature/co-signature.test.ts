import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { VersionSettings } from '@form-builder/core/version-settings/version-settings-schema.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readPdf } from '../../../testing/read-pdf.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import { onePage, questions, seedForm } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

const fields: readonly Field[] = [
  ...questions,
  { id: 'own', short_id: 'own1', type: 'email', label: 'Uw e-mailadres' },
  { id: 'partner', short_id: 'part', type: 'email', label: 'E-mailadres van uw partner' },
  { id: 'partnerName', short_id: 'pnam', type: 'text', label: 'Naam van uw partner' },
  { id: 'bsn', short_id: 'bsn1', type: 'bsn', label: 'Uw BSN' },
];

const dayMs = 86_400_000;

describe.each(databases)('a co-signature on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(() => server.stop());

  const visitor = () => server.client(server.tenants.demo);
  const newAddress = () => `${server.runtime.createId()}@voorbeeld.nl`;
  const mailsTo = (address: string) =>
    (server.mailbox?.list(server.tenants.demo) ?? []).filter(({ to }) => to === address);
  /** Returns the newest mail to the address, once there are this many. */
  const mailTo = (address: string, count = 1) =>
    vi.waitUntil(() => {
      const mails = mailsTo(address);
      return mails.length >= count && mails[0];
    }, 15_000);

  interface Link {
    readonly id: string;
    readonly key: string;
  }
  const linkIn = (text: string, name: string): Link => {
    const [, id = '', key = ''] = new RegExp(`#fb-${name}=([^.]+)\\.(\\S+)`).exec(text) ?? [];
    return { id, key };
  };
  const request = ({ id, key }: Link) => ({ params: { id }, headers: { 'x-submission-key': key } });

  const seed = (settings: VersionSettings = {}) =>
    seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: {
        pages: onePage(fields),
        settings: {
          'co_signature.is_enabled': true,
          'co_signature.recipient': 'partner',
          'co_signature.name': 'partnerName',
          'co_signature.text': 'Ik sta achter deze aanvraag.',
          'confirmation_mail.is_enabled': true,
          'confirmation_mail.recipient': 'own',
          'confirmation_mail.subject': 'Ontvangen',
          ...settings,
        },
      },
    });
  /** A submitted form, with the data to access it. */
  const send = async (settings: VersionSettings = {}, answers: object = {}) => {
    const { versionId } = await seed(settings);
    const [own, partner] = [newAddress(), newAddress()];
    const data = { name: 'Ada', own, partner, partnerName: 'Piet', bsn: '111222333', ...answers };
    const { data: sent } = await visitor().createSubmission({
      headers: {},
      body: { form_version_id: versionId, data, status: 'final' },
    });
    return { sent, own, partner, data, link: { id: sent.id, key: sent.public_key ?? '' } };
  };
  const ask = async (settings: VersionSettings = {}) => {
    const form = await send(settings);
    const mail = await mailTo(form.partner);
    return { ...form, mail, signer: linkIn(mail.text, 'sign') };
  };
  const sign = (signer: Link, client = visitor()) =>
    client.signCoSignature({ ...request(signer), body: { is_accepted: true } });
  const decline = (signer: Link, reason = '') =>
    visitor().declineCoSignature({ ...request(signer), body: { reason } });
  const read = async (id: string) => (await root.client.getSubmission({ params: { id } })).data;
  /** Runs the jobs that the queue would run later; the test advances the server's clock first. */
  const runDueJobs = () =>
    server.pool.query(
      "update jobs.job set start_after = now() where name = 'follow-co-signature' and state = 'created'",
    );

  test('keeps the submission waiting, without a number, until it is signed', async () => {
    const { sent, mail, signer } = await ask();
    expect(sent).toMatchObject({ status: 'draft', awaits: 'co_signature', title: null });
    expect(mail.subject).toContain('Wilt u meetekenen?');
    expect(await read(sent.id)).toMatchObject({
      state: 'pending_co_signature',
      co_signature: { state: 'waiting', name: 'Piet', ended_at: null },
    });
    const { data } = await sign(signer);
    expect(data).toMatchObject({ state: 'signed', sections: [] });
    expect(await read(sent.id)).toMatchObject({
      state: 'completed',
      title: 'PF-000001',
      co_signature: { state: 'signed', text: 'Ik sta achter deze aanvraag.' },
    });
  });

  test('shows what is signed, without a BSN', async () => {
    const { signer } = await ask();
    const { data } = await visitor().getCoSignature(request(signer));
    expect(data).toMatchObject({ state: 'waiting', text: 'Ik sta achter deze aanvraag.' });
    expect(JSON.stringify(data.sections)).toContain('Ada');
    expect(JSON.stringify(data.sections)).not.toContain('BSN');
    expect(JSON.stringify(data)).not.toContain('111222333');
    expect(JSON.stringify(data.sections)).not.toContain('333');
  });

  test('completes once when it is signed twice at the same moment and again later', async () => {
    const { sent, own, signer } = await ask();
    await Promise.all([sign(signer), sign(signer)]);
    expect((await sign(signer)).data.state).toBe('signed');
    expect(await refusalCode(decline(signer))).toBe('transition_not_allowed');
    const confirmation = await mailTo(own);
    expect(confirmation.text).toContain('Medeondertekend: Piet (');
    expect(mailsTo(own)).toHaveLength(1);
    expect((await read(sent.id)).title).toBe('PF-000001');
  });

  test('is in the PDF with its time', async () => {
    const { signer, link } = await ask();
    await sign(signer);
    const answer = await server.fetch(server.tenants.demo)(
      `/v0/public/submissions/${link.id}/pdf`,
      { headers: { 'x-submission-key': link.key } },
    );
    const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(text).toContain('Medeondertekend');
    expect(text).toContain('Ik sta achter deze aanvraag.');
  });

  test('declined, gives the form back to its visitor with the reason and a link', async () => {
    const { sent, own, data, signer } = await ask();
    await decline(signer, 'Het bedrag klopt niet, zie https://kwaad.example');
    expect((await decline(signer)).data.state).toBe('declined');
    expect(await refusalCode(sign(signer))).toBe('transition_not_allowed');
    expect(await read(sent.id)).toMatchObject({
      state: 'saved',
      title: null,
      co_signature: { state: 'declined' },
    });
    const mail = await mailTo(own);
    expect(mail.text).toContain('Het bedrag klopt niet');
    expect(mail.text).not.toContain('kwaad.example');
    const { data: draft } = await visitor().resumeSubmission({
      ...request(linkIn(mail.text, 'resume')),
      body: {},
    });
    expect(draft.answers).toMatchObject({ name: 'Ada', partner: data.partner });
  });

  test('creates a new request when the form is sent again: the earlier link no longer works', async () => {
    const { sent, link, partner, data, signer } = await ask();
    await decline(signer);
    const { data: again } = await visitor().updateSubmission({
      ...request(link),
      body: { data: { ...data, name: 'Ada B.' }, status: 'final' },
    });
    expect(again.awaits).toBe('co_signature');
    expect(await refusalCode(sign(signer))).toBe('not_found');
    const fresh = linkIn((await mailTo(partner, 2)).text, 'sign');
    await sign(fresh);
    expect((await read(sent.id)).state).toBe('completed');
  });

  test('changed answers take the request back', async () => {
    const { link, data, signer } = await ask();
    const change = { data: { ...data, name: 'Grace' }, status: 'draft' } as const;
    const { data: draft } = await visitor().updateSubmission({ ...request(link), body: change });
    expect(draft.awaits).toBeNull();
    expect(await refusalCode(sign(signer))).toBe('not_found');
  });

  test('reminds once, with a link that works beside the first', async () => {
    const { sent, partner, signer } = await ask();
    server.advance(7 * dayMs);
    await runDueJobs();
    const reminder = await mailTo(partner, 2);
    expect(reminder.subject).toContain('Herinnering');
    const again = linkIn(reminder.text, 'sign');
    expect(again.key).not.toBe(signer.key);
    expect((await visitor().getCoSignature(request(signer))).data.state).toBe('waiting');
    await sign(again);
    // The sign-ins of staff have expired by then.
    server.advance(-7 * dayMs);
    expect((await read(sent.id)).state).toBe('completed');
  });

  test('expires, and gives the form back to its visitor', async () => {
    const { sent, own, signer } = await ask({ 'co_signature.days': 3 });
    server.advance(3 * dayMs);
    expect((await visitor().getCoSignature(request(signer))).data).toMatchObject({
      state: 'expired',
      sections: [],
    });
    expect(await refusalCode(sign(signer))).toBe('transition_not_allowed');
    await runDueJobs();
    const mail = await mailTo(own);
    expect(mail.subject).toContain('niet op tijd');
    server.advance(-3 * dayMs);
    expect(await read(sent.id)).toMatchObject({
      state: 'saved',
      co_signature: { state: 'expired' },
    });
  });

  test('refuses another key, the visitor’s key and another tenant', async () => {
    const { link, signer } = await ask();
    expect(await refusalCode(sign({ id: signer.id, key: 'x' }))).toBe('not_found');
    expect(await refusalCode(sign({ id: signer.id, key: link.key }))).toBe('not_found');
    expect(await refusalCode(sign(signer, server.client(server.tenants.other)))).toBe('not_found');
    const asVisitor = visitor().getOwnSubmission(request({ id: link.id, key: signer.key }));
    expect(await refusalCode(asVisitor)).toBe('not_found');
  });

  test('limits how many keys one address tries', async () => {
    const address = `/v0/public/co-signatures/${server.runtime.createId()}`;
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-submission-key': 'guess' };
    const guess = () => server.fetch(server.tenants.demo)(address, { headers });
    const statuses: number[] = [];
    // Twice the limit plus one, because a minute may end in between.
    for (let tried = 0; tried < 61; tried += 1) statuses.push((await guess()).status);
    expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true);
    expect(statuses).toContain(429);
  });

  test('limits what is mailed to one address', async () => {
    const { versionId } = await seed();
    const partner = newAddress();
    const sendTo = (name: string) =>
      visitor().createSubmission({
        headers: {},
        body: { form_version_id: versionId, data: { name, partner }, status: 'final' },
      });
    const refusals: string[] = [];
    for (let sent = 0; sent < 25 && refusals.length === 0; sent += 1) {
      const outcome = sendTo('Ada');
      await outcome.catch(async () => refusals.push(await refusalCode(outcome)));
    }
    expect(refusals).toEqual(['too_many_requests']);
  });

  test('creates no request without an address', async () => {
    const { sent } = await send({}, { partner: '' });
    expect(sent).toMatchObject({ status: 'final', awaits: null });
    expect((await read(sent.id)).co_signature).toBeNull();
  });

  test('says the product’s own text where the designer wrote none', async () => {
    const { signer } = await ask({ 'co_signature.text': ' ' });
    const { data } = await visitor().getCoSignature(request(signer));
    expect(data.text).toBe('Ik heb de gegevens gelezen en ik ga akkoord.');
  });
});
