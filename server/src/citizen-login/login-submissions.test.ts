import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { testPeople } from '../../simulators/digid/test-people.ts';
import type { RunningSimulators } from '../../simulators/start-simulators.ts';
import { logIn, startDigid } from '../../testing/digid-visitor.ts';

const name: Field = { id: 'name', short_id: 'name', type: 'text', label: 'Naam' };
const who: Field = {
  id: 'who',
  short_id: 'whoo',
  type: 'auth',
  label: 'Wie bent u?',
  is_required: true,
  custom_properties: { integration_id: 'digid', assurance_level: 'midden' },
};
const forged = { entity: { name: 'Burgemeester' }, authenticated_at: '2026-11-20T09:00:00Z' };
const [willeke] = testPeople;

describe.each(databases)('submissions under a login on %s', (database) => {
  let server: TestServer;
  let simulators: RunningSimulators;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    simulators = await startDigid(server);
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  });
  afterAll(async () => {
    await simulators.stop();
    await server.stop();
  });

  const client = (token?: string) =>
    server.client(
      server.tenants.demo,
      token === undefined ? {} : { 'x-authentication-digid': token },
    );
  const seed = (more: object = {}) =>
    seedForm(server, server.tenants.demo, {
      actor: { id: root.id, name: 'x' },
      version: { pages: onePage([who, name]), ...more },
    });
  const send = async (
    data: Record<string, unknown>,
    {
      token,
      status = 'final',
      versionId,
    }: { token?: string; status?: 'draft' | 'final'; versionId?: string },
  ) => {
    const form_version_id = versionId ?? (await seed()).versionId;
    return (
      await client(token).createSubmission({ headers: {}, body: { form_version_id, data, status } })
    ).data;
  };
  const change = (
    own: { readonly id: string; readonly public_key: string | null },
    token: string | undefined,
    status: 'draft' | 'final' = 'draft',
  ) =>
    client(token).updateSubmission({
      params: { id: own.id },
      headers: { 'x-submission-key': own.public_key ?? '' },
      body: { data: { name: 'Anders' }, status },
    });

  test('replaces an invented login by the recorded one', async () => {
    const token = await logIn(server, {});
    const { id } = await send({ who: forged, name: 'Ada' }, { token });
    const { data } = await root.client.getSubmission({ params: { id } });
    expect(data.answers['who']).toMatchObject({ entity: { name: 'Willeke van den Berg' } });
    expect(JSON.stringify(data)).not.toContain(willeke?.bsn);
  });

  test('rejects an invented login without a real one', async () => {
    const { errors } = await refusalOf(send({ who: forged }, {}));
    expect(Object.keys(errors ?? {})).toEqual(['who']);
    expect(await refusalCode(send({}, { token: 'made-up' }))).toBe('login_expired');
  });

  test('ignores a login with a level that is too low for the question', async () => {
    const token = await logIn(server, { level: 'Basis' });
    const { errors } = await refusalOf(send({ who: forged }, { token }));
    expect(Object.keys(errors ?? {})).toEqual(['who']);
  });

  test('a form that requires a login rejects a draft without one', async () => {
    const { versionId } = await seed({
      pages: onePage([name]),
      submission_settings: {
        is_public: true,
        login_provider: 'digid',
        login_level: 'substantieel',
      },
    });
    const draft = { status: 'draft', versionId } as const;
    expect(await refusalCode(send({}, draft))).toBe('login_required');
    const low = await logIn(server, { level: 'Midden' });
    expect(await refusalCode(send({}, { ...draft, token: low }))).toBe('login_level_too_low');
    const high = await logIn(server, { level: 'Substantieel' });
    expect((await send({}, { ...draft, token: high })).status).toBe('draft');
  });

  test('only the same person continues a draft, at the same level or higher', async () => {
    const token = await logIn(server, { level: 'Midden' });
    const own = await send({ name: 'Ada' }, { token, status: 'draft' });
    expect(await refusalCode(change(own, undefined))).toBe('login_required');
    const other = await logIn(server, { person: 'persoon-2', level: 'Hoog' });
    expect(await refusalCode(change(own, other))).toBe('other_identity');
    const low = await logIn(server, { level: 'Basis' });
    expect(await refusalCode(change(own, low))).toBe('login_level_too_low');
    const resume = (as?: string) =>
      client(as).resumeSubmission({
        params: { id: own.id },
        headers: { 'x-submission-key': own.public_key ?? '' },
        body: {},
      });
    expect(await refusalCode(resume())).toBe('login_required');
    expect(await refusalCode(resume(other))).toBe('other_identity');
    const again = await logIn(server, { level: 'Hoog' });
    expect((await resume(again)).data.answers).toMatchObject({ name: 'Ada' });
    expect((await change(own, again, 'final')).data.status).toBe('final');
  });

  test('only the same person opens the PDF of a submission', async () => {
    const own = await send({ name: 'Ada' }, { token: await logIn(server, {}) });
    const status = async (token?: string) => {
      const headers = {
        'x-submission-key': own.public_key ?? '',
        ...(token !== undefined && { 'x-authentication-digid': token }),
      };
      const path = `/v0/public/submissions/${own.id}/pdf`;
      return (await server.fetch(server.tenants.demo)(path, { headers })).status;
    };
    expect(await status()).toBe(401);
    expect(await status(await logIn(server, { person: 'persoon-2' }))).toBe(403);
    expect(await status(await logIn(server, {}))).toBe(200);
  });

  test('stores the number encrypted, and shows it to staff only with a logbook entry', async () => {
    const token = await logIn(server, {});
    const { id } = await send({}, { token });
    const kept = await server.transaction(server.tenants.demo)(async (tx) =>
      JSON.stringify([
        await tx.selectFrom('submission_identities').selectAll().execute(),
        await tx.selectFrom('logbook').selectAll().execute(),
        await tx.selectFrom('submissions').selectAll().execute(),
      ]),
    );
    expect(kept).not.toContain(willeke?.bsn);
    const staff = await server.signIn(server.tenants.demo, { isRoot: true });
    const { data } = await staff.client.listIdentities({ params: { id } });
    expect(data).toMatchObject([{ provider: 'digid', identifier: '••••••653', level: 'midden' }]);
    const params = { id, provider: 'digid' };
    const { demo, other } = server.tenants;
    const reader = await server.signIn(demo, { permissions: ['submission-read'] });
    const foreigner = await server.signIn(other, { isRoot: true });
    const refused = [
      reader.client.getIdentifier({ params }),
      foreigner.client.getIdentifier({ params }),
      foreigner.client.listIdentities({ params: { id } }),
      staff.client.getIdentifier({ params: { id, provider: 'eherkenning' } }),
      staff.client.getIdentifier({ params, query: { party: 'acting' } }),
    ].map(refusalCode);
    const [forbidden, ...notFound] = await Promise.all(refused);
    expect(forbidden).toBe('forbidden');
    expect(new Set(notFound)).toEqual(new Set(['not_found']));
    const revealed = await staff.client.getIdentifier({ params });
    expect(revealed.data.identifier).toBe(willeke?.bsn);
    const lines = await server.transaction(server.tenants.demo)((tx) =>
      tx
        .selectFrom('logbook')
        .select(['action', 'actor_id', 'details'])
        .where('subject_id', '=', id)
        .where('action', '=', 'submission.identity_read')
        .execute(),
    );
    expect(lines).toEqual([
      { action: 'submission.identity_read', actor_id: staff.id, details: { provider: 'digid' } },
    ]);
  });

  // Must be the last test: advancing the clock ends the sessions of staff as well.
  test('rejects an expired login, and a test login', async () => {
    const token = await logIn(server, {});
    server.advance(15 * 60_000);
    expect(await refusalCode(send({}, { token }))).toBe('login_expired');
    const ofTests = await logIn(server, { environment: 'test' });
    expect(await refusalCode(send({}, { token: ofTests }))).toBe('login_expired');
  });
});
