import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';

const designing = ['form-read', 'form-create', 'form-edit'] as const;

describe.each(databases)('the forms of a user on %s', (database) => {
  let server: TestServer;
  let owner: SignedInUser;
  let colleague: SignedInUser;
  let administrator: SignedInUser;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    const { demo } = server.tenants;
    administrator = await server.signIn(demo, {
      permissions: ['users-all', 'users-roles', 'audit-list'],
    });
    root = await server.signIn(demo, { isRoot: true });
  });
  beforeEach(async () => {
    owner = await server.signIn(server.tenants.demo, { permissions: designing });
    colleague = await server.signIn(server.tenants.demo, { permissions: designing });
  });
  afterAll(() => server.stop());

  const create = async (name: string, level: Form['confidentiality_level'] = 'protected') =>
    (await owner.client.createForm({ body: { name, confidentiality_level: level } })).data;
  const join = (form: Form, { id }: SignedInUser, role: 'owner' | 'editor' | 'viewer') =>
    owner.client.saveFormMember({ params: { id: form.id, user_id: id }, body: { role } });
  const formsOf = ({ id }: SignedInUser, by = administrator) =>
    by.client.listUserForms({ params: { id } });
  const withdraw = (form: Form, { id }: SignedInUser, by = administrator) =>
    by.client.withdrawUserForm({ params: { id, form_id: form.id } });
  const countsOf = async ({ id }: SignedInUser) =>
    (await administrator.client.listReviewedRights()).data.find((one) => one.id === id)?.forms;

  test('are listed with the role, the group that gives it, and whether anybody else owns them', async () => {
    const permit = await create('Kapvergunning');
    const report = await create('Melding');
    await join(report, colleague, 'owner');
    const { data: group } = await root.client.createGroup({
      body: { name: `Balie ${owner.id}`, user_ids: [colleague.id] },
    });
    await owner.client.saveFormGroup({
      params: { id: permit.id, group_id: group.id },
      body: { role: 'viewer' },
    });
    expect((await formsOf(owner)).data).toEqual([
      {
        form: { id: permit.id, name: 'Kapvergunning', type: 'form' },
        role: 'owner',
        group: null,
        is_only_owner: true,
      },
      {
        form: { id: report.id, name: 'Melding', type: 'form' },
        role: 'owner',
        group: null,
        is_only_owner: false,
      },
    ]);
    expect((await formsOf(colleague)).data).toMatchObject([
      { form: { name: 'Kapvergunning' }, role: 'viewer', group: group.name, is_only_owner: false },
      { form: { name: 'Melding' }, role: 'owner', group: null },
    ]);
    expect(await countsOf(colleague)).toEqual({ owner: 1, editor: 0, viewer: 1 });
    await root.client.updateUser({ params: { id: colleague.id }, body: { is_active: false } });
    expect((await formsOf(owner)).data.map((one) => one.is_only_owner)).toEqual([true, true]);
  });

  test('that are hidden from the caller are only counted', async () => {
    const form = await create('Vertrouwelijk onderzoek', 'private');
    const found = await formsOf(owner);
    expect(found).toEqual({ data: [], meta: { hidden: 1, hidden_only_owner: 1 } });
    expect(await refusalCode(withdraw(form, owner))).toBe('not_found');
    expect((await formsOf(owner, root)).data).toHaveLength(1);
  });

  test('are withdrawn by who gives rights, and the logbook of the form says so', async () => {
    const form = await create('Subsidie');
    await join(form, colleague, 'editor');
    const manager = await server.signIn(server.tenants.demo, { permissions: ['users-all'] });
    expect(await refusalCode(withdraw(form, colleague, manager))).toBe('forbidden');
    await withdraw(form, colleague);
    expect((await formsOf(colleague)).data).toEqual([]);
    expect(await refusalCode(withdraw(form, colleague))).toBe('not_found');
    const { data } = await administrator.client.listLogbook({
      query: { filter: { form_id: form.id } },
    });
    expect(data.find(({ action }) => action === 'form.member_removed')).toMatchObject({
      actor: { id: administrator.id },
    });
  });

  test('keep their only owner, and nobody withdraws their own or those of root', async () => {
    const form = await create('Vergunning');
    expect(await refusalCode(withdraw(form, owner))).toBe('last_owner');
    await join(form, administrator, 'viewer');
    await join(form, root, 'viewer');
    expect(await refusalCode(withdraw(form, administrator))).toBe('own_rights');
    expect(await refusalCode(withdraw(form, root))).toBe('forbidden');
  });

  test('go with all rights of a user, except of forms that would lose their only owner', async () => {
    const [kept, left] = [await create('Blijft'), await create('Gaat', 'public')];
    await administrator.client.withdrawRights({ params: { id: owner.id } });
    expect((await formsOf(owner)).data.map(({ form }) => form.id)).toEqual([kept.id]);
    expect((await formsOf(owner)).data.map(({ form }) => form.id)).not.toContain(left.id);
    expect(await countsOf(owner)).toEqual({ owner: 1, editor: 0, viewer: 0 });
  });

  test('are those of this organisation', async () => {
    const elsewhere = await server.signIn(server.tenants.other, { isRoot: true });
    expect(await refusalCode(formsOf(owner, elsewhere))).toBe('not_found');
  });
});
