import { buildCondition, buildRule } from '@form-builder/core/form/build-form.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { VersionSettings } from '@form-builder/core/version-settings/version-settings-schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RunningSimulators } from '../../../../simulators/start-simulators.ts';
import { testPeople } from '../../../../simulators/digid/test-people.ts';
import { logIn, startDigid } from '../../../../testing/digid-visitor.ts';
import { readPdf } from '../../../../testing/read-pdf.ts';
import { refusalCode } from '../../../../testing/refusal.ts';
import { onePage, questions, seedForm } from '../../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../../testing/test-server.ts';

const fields: readonly Field[] = [
  ...questions,
  { id: 'own', short_id: 'own1', type: 'email', label: 'Uw e-mailadres' },
  { id: 'alone', short_id: 'alon', type: 'text', label: 'Tekent u alleen?' },
  {
    id: 'partner',
    short_id: 'part',
    type: 'email',
    label: 'E-mailadres van uw partner',
    logic: [buildRule(['hide'], buildCondition('alone', 'equal', 'ja'))],
  },
];
const [willeke, other] = testPeople;
const dayMs = 86_400_000;

interface Link {
  readonly id: string;
  readonly key: string;
}

describe.each(databases)('a co-signature by login on %s', (database) => {
  let server: TestServer;
  let simulators: RunningSimulators;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    // As of an employee of an intermediary, whom the provider also knows by a pseudonym.
    simulators = await startDigid(server, { acting_person: 'sub' });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(async () => {
    await simulators.stop();
    await server.stop();
  });

  // Each test uses its own network, because attempts per network are limited.
  let network = 0;
  beforeEach(() => {
    network += 1;
  });
  const visitor = (token?: string, tenant = server.tenants.demo) =>
    server.client(tenant, {
      'x-forwarded-for': `203.0.113.${String(network)}`,
      ...(token !== undefined && { 'x-authentication-digid': token }),
    });
  const request = ({ id, key }: Link) => ({ params: { id }, headers: { 'x-submission-key': key } });
  const seed = (settings: VersionSettings) =>
    seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: {
        pages: onePage(fields),
        settings: {
          'co_signature.is_enabled': true,
          'co_signature.method': 'login',
          'co_signature.logins': [{ provider: 'digid', least_level: 'midden' }],
          'co_signature.recipient': 'partner',
          'co_signature.text': 'Ik sta achter deze aanvraag.',
          ...settings,
        },
      },
    });
  /** Sends a form; by default its visitor is logged in as the first test person. */
  const send = async (
    answers: object = {},
    { settings = {}, token }: { settings?: VersionSettings; token?: string } = {},
  ) => {
    const { formId, versionId } = await seed(settings);
    const { data: sent } = await visitor(token).createSubmission({
      headers: {},
      body: { form_version_id: versionId, data: { name: 'Ada', ...answers }, status: 'final' },
    });
    return { formId, sent, link: { id: sent.id, key: sent.public_key ?? '' } };
  };
  const codeOf = async (link: Link, client = visitor()) =>
    (await client.getCoSignatureCode(request(link))).data.code ?? '';
  const find = async (formId: string, code: string, client = visitor()) =>
    (await client.findCoSignature({ body: { code, form_id: formId } })).data;
  /** A submission that waits for a co-signer, who has its code. */
  const ask = async (more: Parameters<typeof send>[1] = {}) => {
    const form = await send({}, more);
    const code = await codeOf(form.link, visitor(more.token));
    return { ...form, code, signer: await find(form.formId, code) };
  };
  const look = async (signer: Link, token?: string) =>
    (await visitor(token).getCoSignature(request(signer))).data;
  const sign = (signer: Link, client = visitor()) =>
    client.signCoSignature({ ...request(signer), body: { is_accepted: true } });
  const read = async (id: string) => (await root.client.getSubmission({ params: { id } })).data;
  const second = () => logIn(server, { person: 'persoon-2' });

  test('starts with the code that the visitor passes on, and shows nothing before the login', async () => {
    const { sent, signer, code } = await ask();
    expect(sent).toMatchObject({ status: 'draft', awaits: 'co_signature' });
    expect(code).toMatch(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/);
    const before = await look(signer);
    expect(before).toMatchObject({ identity: 'needed', sections: [] });
    expect(before.logins).toEqual([{ provider: 'digid', least_level: 'midden' }]);
    const after = await look(signer, await second());
    expect(after.identity).toBe('known');
    expect(JSON.stringify(after.sections)).toContain('Ada');
  });

  test('is signed with the login, which staff and the PDF show; the number is masked', async () => {
    const { sent, signer, link } = await ask();
    await sign(signer, visitor(await second()));
    const shown = await read(sent.id);
    expect(shown).toMatchObject({
      state: 'completed',
      co_signature: {
        state: 'signed',
        recipient: null,
        login: { provider: 'digid', provider_name: 'DigiD', level: 'midden' },
      },
    });
    const login = shown.co_signature?.login;
    expect(login?.identifier).toMatch(/^•+\d{3}$/);
    expect(JSON.stringify(shown)).not.toContain(other?.bsn);
    const revealed = await root.client.getCoSignerIdentifier({ params: { id: sent.id } });
    expect(revealed.data).toEqual({ provider: 'digid', identifier: other?.bsn });
    const answer = await server.fetch(server.tenants.demo)(
      `/v0/public/submissions/${link.id}/pdf`,
      { headers: { 'x-submission-key': link.key } },
    );
    const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(text).toContain('met DigiD');
    expect(text).toContain(login?.name);
    expect(text).not.toContain(other?.bsn);
  });

  test('stores the number encrypted, and writes down who looked at it', async () => {
    const { sent, signer } = await ask();
    await sign(signer, visitor(await second()));
    await root.client.getCoSignerIdentifier({ params: { id: sent.id } });
    const [rows, lines] = await server.transaction(server.tenants.demo)(async (tx) => [
      await tx.selectFrom('submission_co_signatures').selectAll().execute(),
      await tx
        .selectFrom('logbook')
        .select(['action', 'actor_id'])
        .where('subject_id', '=', sent.id)
        .where('action', '=', 'submission.identity_read')
        .execute(),
    ]);
    expect(JSON.stringify(rows)).not.toContain(other?.bsn);
    expect(lines).toEqual([{ action: 'submission.identity_read', actor_id: root.id }]);
  });

  test('is refused without a login, with a low level, an expired and an invented login', async () => {
    const { sent, signer } = await ask();
    expect(await refusalCode(sign(signer))).toBe('login_required');
    const low = await logIn(server, { person: 'persoon-2', level: 'Basis' });
    expect(await refusalCode(sign(signer, visitor(low)))).toBe('login_level_too_low');
    expect((await look(signer, low)).identity).toBe('level_too_low');
    expect(await refusalCode(sign(signer, visitor('made-up')))).toBe('login_expired');
    expect((await look(signer, 'made-up')).identity).toBe('needed');
    const ofTests = await logIn(server, { person: 'persoon-2', environment: 'test' });
    expect(await refusalCode(sign(signer, visitor(ofTests)))).toBe('login_expired');
    const decline = visitor().declineCoSignature({ ...request(signer), body: {} });
    expect(await refusalCode(decline)).toBe('login_required');
    expect((await read(sent.id)).state).toBe('pending_co_signature');
  });

  test('is refused to the person who sent the form, also after another login', async () => {
    const { sent, signer } = await ask({ token: await logIn(server, {}) });
    const again = await logIn(server, { level: 'Hoog' });
    expect(await look(signer, again)).toMatchObject({ identity: 'same_person', sections: [] });
    expect(await refusalCode(sign(signer, visitor(again)))).toBe('co_signer_is_visitor');
    await sign(signer, visitor(await second()));
    expect((await read(sent.id)).state).toBe('completed');
    expect(JSON.stringify(await read(sent.id))).not.toContain(willeke?.bsn);
  });

  test('is refused to both parties of a login for somebody else, and to who acts for another', async () => {
    const forJo = { represented: 'persoon-4:parking' };
    const { signer } = await ask({ token: await logIn(server, forJo) });
    for (const party of [{}, { person: 'persoon-4' }]) {
      const token = await logIn(server, party);
      expect((await look(signer, token)).identity).toBe('same_person');
      expect(await refusalCode(sign(signer, visitor(token)))).toBe('co_signer_is_visitor');
    }
    const acting = await logIn(server, { ...forJo, person: 'persoon-2' });
    expect(await refusalCode(sign(signer, visitor(acting)))).toBe('co_signer_represents');
    expect((await look(signer, await second())).identity).toBe('known');
  });

  test('signed twice at once completes once, and then shows and refuses everything else', async () => {
    const { sent, signer } = await ask();
    const client = visitor(await second());
    await Promise.all([sign(signer, client), sign(signer, client)]);
    expect(await look(signer, await second())).toMatchObject({ state: 'signed', sections: [] });
    const decline = client.declineCoSignature({ ...request(signer), body: {} });
    expect(await refusalCode(decline)).toBe('transition_not_allowed');
    expect((await read(sent.id)).title).toBe('PF-000001');
  });

  test('accepts the code as people type it, of this form and this organisation only', async () => {
    const { formId, signer, code } = await ask();
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect(await find(formId, typed)).toEqual(signer);
    const { formId: another } = await seed({});
    expect(await refusalCode(find(another, code))).toBe('not_found');
    expect(await refusalCode(find(formId, 'BBBB-BBBB-BBBB'))).toBe('not_found');
    const elsewhere = visitor(undefined, server.tenants.other);
    expect(await refusalCode(find(formId, code, elsewhere))).toBe('not_found');
    expect(await refusalCode(sign(signer, elsewhere))).toBe('not_found');
  });

  test('gives the code to the visitor only, and not the submission to who has the code', async () => {
    const { link, signer } = await ask();
    expect(await refusalCode(codeOf({ id: link.id, key: signer.key }))).toBe('not_found');
    const asVisitor = visitor().getOwnSubmission(request({ id: link.id, key: signer.key }));
    expect(await refusalCode(asVisitor)).toBe('not_found');
  });

  test('mails a link that needs the login too, and a code beside it', async () => {
    const partner = `${server.runtime.createId()}@voorbeeld.nl`;
    const { formId, link } = await send({ partner });
    const mail = await vi.waitUntil(
      () => server.mailbox?.list(server.tenants.demo).find(({ to }) => to === partner) ?? undefined,
      15_000,
    );
    expect(mail.text).toContain('Om te tekenen logt u in.');
    const [, id = '', key = ''] = /#fb-sign=([^.]+)\.(\S+)/.exec(mail.text) ?? [];
    expect(await refusalCode(sign({ id, key }))).toBe('login_required');
    const byCode = await find(formId, await codeOf(link));
    expect(byCode.id).toBe(id);
    await sign({ id, key }, visitor(await second()));
    expect((await look(byCode)).state).toBe('signed');
  });

  test('asks nobody where the question for the address is hidden', async () => {
    const { sent } = await send({ alone: 'ja' });
    expect(sent).toMatchObject({ status: 'final', awaits: null });
  });

  test('changed answers take the code back', async () => {
    const { formId, link, code } = await ask();
    await visitor().updateSubmission({
      ...request(link),
      body: { data: { name: 'Grace' }, status: 'draft' },
    });
    expect(await codeOf(link)).toBe('');
    expect(await refusalCode(find(formId, code))).toBe('not_found');
  });

  // Must be the last test: advancing the clock ends sessions as well.
  test('expires with its code', async () => {
    const { signer } = await ask({ settings: { 'co_signature.days': 3 } });
    server.advance(3 * dayMs);
    const token = await second();
    expect(await look(signer, token)).toMatchObject({ state: 'expired', sections: [], logins: [] });
    expect(await refusalCode(sign(signer, visitor(token)))).toBe('transition_not_allowed');
  });
});
