import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../testing/refusal.ts';
import { seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

describe.each(databases)('holds on %s', (database) => {
  let server: TestServer;
  let officer: SignedInUser;
  let handler: SignedInUser;
  let form: { readonly formId: string; readonly versionId: string };

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    officer = await server.signIn(demo, {
      permissions: ['submission-retention', 'submission-delete', 'audit-list'],
    });
    handler = await server.signIn(demo, { permissions: ['submission-read'] });
    form = await seedForm(server, demo, { actor: { id: officer.id, name: 'x' } });
  }, 60_000);
  afterAll(() => server.stop());

  const send = async () => {
    const body = {
      form_version_id: form.versionId,
      data: { name: 'Ada' },
      status: 'final',
    } as const;
    return (await server.client(server.tenants.demo).createSubmission({ body })).data.id;
  };
  const hold = async (members: object = {}, by = officer) =>
    (
      await by.client.createHold({
        body: { form_id: form.formId, reason: 'Bezwaar', ends_on: '2999-12-31', ...members },
      })
    ).data;
  const list = async (submissionId: string, by = officer) =>
    (await by.client.listHolds({ query: { filter: { submission_id: submissionId } } })).data;

  test('keep one submission, say who and why, and let it go again', async () => {
    const [held, other] = [await send(), await send()];
    const made = await hold({ submission_id: held });
    expect(made).toMatchObject({
      submission: { id: held },
      reason: 'Bezwaar',
      ends_on: '2999-12-31',
      is_active: true,
      lifted_at: null,
    });
    expect((await list(held, handler)).map(({ id }) => id)).toEqual([made.id]);
    expect(await list(other)).toEqual([]);
    const remove = (id: string) =>
      officer.client.deleteSubmission({ params: { id }, body: { reason: 'Dubbel verstuurd' } });
    expect(await refusalCode(remove(held))).toBe('on_hold');
    await remove(other);
    await officer.client.liftHold({ params: { id: made.id } });
    expect(await refusalCode(officer.client.liftHold({ params: { id: made.id } }))).toBe(
      'transition_not_allowed',
    );
    expect((await list(held))[0]).toMatchObject({ is_active: false });
    await remove(held);
    const { data: lines } = await officer.client.listLogbook({
      query: { filter: { form_id: form.formId } },
    });
    const actions = lines.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['hold.created', 'hold.lifted']));
    expect(JSON.stringify(lines)).not.toContain('Bezwaar');
  });

  test('are listed for all forms: what counts now, by its last day, and found by reason or form', async () => {
    const fresh = await seedForm(server, server.tenants.demo, {
      actor: { id: officer.id, name: 'x' },
      form: { name: 'Evenement melden' },
    });
    const of = (reason: string, ends_on: string) =>
      hold({ form_id: fresh.formId, reason, ends_on });
    const [later, sooner, lifted] = [
      await of('Woo-verzoek van 12%', '2998-03-01'),
      await of('Rechtszaak', '2997-03-01'),
      await of('Rechtszaak', '2996-03-01'),
    ];
    await officer.client.liftHold({ params: { id: lifted.id } });
    const find = async (query: Parameters<typeof officer.client.listHolds>[0]) =>
      (await officer.client.listHolds(query)).data.map(({ id }) => id);
    const active = { filter: { is_active: 'true' }, search: 'evenement' };
    expect(await find({ query: { ...active, sort: 'ends_on' } })).toEqual([sooner.id, later.id]);
    expect(await find({ query: { ...active, sort: '!ends_on' } })).toEqual([later.id, sooner.id]);
    expect(await find({ query: { search: '12%' } })).toEqual([later.id]);
    expect(await find({ query: { search: 'rechtszaak', sort: 'created_at' } })).toEqual([
      sooner.id,
      lifted.id,
    ]);
    for (const { id } of [later, sooner]) await officer.client.liftHold({ params: { id } });
  });

  test('keep all submissions of a form', async () => {
    const id = await send();
    const made = await hold();
    expect((await list(id)).map((one) => one.id)).toEqual([made.id]);
    const remove = officer.client.deleteSubmission({
      params: { id },
      body: { reason: 'Dubbel verstuurd' },
    });
    expect(await refusalCode(remove)).toBe('on_hold');
    await officer.client.liftHold({ params: { id: made.id } });
  });

  test('need the right, a reason, a day that is not over and a submission of the form', async () => {
    expect(await refusalCode(hold({}, handler))).toBe('forbidden');
    expect(await refusalCode(hold({ reason: ' ' }))).toBe('invalid');
    expect(await refusalCode(hold({ ends_on: '2020-01-01' }))).toBe('invalid');
    expect(await refusalCode(hold({ ends_on: '2999-02-31' }))).toBe('invalid');
    const elsewhere = await seedForm(server, server.tenants.demo, {
      actor: { id: officer.id, name: 'x' },
    });
    const id = await send();
    expect(await refusalCode(hold({ form_id: elsewhere.formId, submission_id: id }))).toBe(
      'not_found',
    );
    const stranger = await server.signIn(server.tenants.demo, { permissions: ['form-read'] });
    expect(await refusalCode(list(id, stranger))).toBe('forbidden');
    const other = await server.signIn(server.tenants.other, { isRoot: true });
    expect(await list(id, other)).toEqual([]);
  });
});
