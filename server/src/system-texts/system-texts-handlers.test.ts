import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';
import { seedForm } from '../../testing/seed-form.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';

describe.each(databases)('the texts of the product on %s', (database) => {
  let server: TestServer;
  let translator: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    translator = await server.signIn(server.tenants.demo, { permissions: ['system-translation'] });
  });
  afterAll(() => server.stop());

  const save = (texts: Record<string, string | null>, user = translator) =>
    user.client.updateSystemTexts({ params: { language: 'nl' }, body: { texts } });
  const read = async (id: string, user = translator) =>
    (await user.client.listSystemTexts({ params: { language: 'nl' } })).data.find(
      (text) => text.id === id,
    );

  test('list what visitors read, with the placeholders of the original', async () => {
    expect(await read('element.characters_left')).toEqual({
      id: 'element.characters_left',
      original: 'Nog {remaining} van de {limit} tekens over',
      text: null,
      dutch: null,
    });
    expect(await read('mail.confirmation.subject')).toBeDefined();
    expect(await read('logbook.fact.count')).toBeUndefined();
    expect(await read('mail.notice.subject')).toBeUndefined();
  });

  test('reach the form of the tenant and no other, until they are restored', async () => {
    const own = await seedForm(server, server.tenants.demo, {
      actor: { id: translator.id, name: 'x' },
    });
    const stranger = await server.signIn(server.tenants.other, { isRoot: true });
    const foreign = await seedForm(server, server.tenants.other, {
      actor: { id: stranger.id, name: 'x' },
    });
    const messages = async (tenant: Tenant, id: string) =>
      (await server.client(tenant).getPublicForm({ params: { id } })).data.messages;
    expect(await messages(server.tenants.demo, own.formId)).toBeUndefined();
    await save({ 'element.next': 'Verder', 'mail.greeting': 'Hallo,' });
    expect(await messages(server.tenants.demo, own.formId)).toEqual({ 'element.next': ['Verder'] });
    expect(await messages(server.tenants.other, foreign.formId)).toBeUndefined();
    expect(await read('element.next', stranger)).toMatchObject({ text: null });
    await save({ 'element.next': null, 'mail.greeting': null });
    expect(await messages(server.tenants.demo, own.formId)).toBeUndefined();
  });

  test('keep their placeholders: all are refused when one is wrong', async () => {
    const refused = save({
      'element.next': 'Door',
      'element.characters_left': 'Nog {remaining} over {nu}',
      'element.unknown': 'x',
    });
    const problem = await refusalOf(refused);
    expect(problem.code).toBe('invalid');
    expect(problem.errors).toMatchObject({
      'texts.element.characters_left': [
        'In deze tekst ontbreekt: {limit}.',
        'Dit staat niet in de oorspronkelijke tekst: {nu}.',
      ],
      'texts.element.unknown': ['Deze waarde is hier niet mogelijk.'],
    });
    expect(await read('element.next')).toMatchObject({ text: null });
    expect(await refusalCode(save({ 'element.characters_left': '{remaining van {limit}' }))).toBe(
      'invalid',
    );
  });

  test('are counted by language, and the logbook has both wordings', async () => {
    await save({ 'element.next': 'Verder' });
    const { data } = await translator.client.listSystemLanguages();
    expect(data.map(({ language, changed }) => [language, changed])).toEqual([
      ['nl', 1],
      ['en', 0],
      ['de', 0],
    ]);
    await save({ 'element.next': 'Volgende' });
    expect(await read('element.next')).toMatchObject({ text: null });
    const reader = await server.signIn(server.tenants.demo, { permissions: ['audit-list'] });
    const { data: entries } = await reader.client.listLogbook({ query: { search: 'Verder' } });
    expect(entries[0]).toMatchObject({
      action: 'system_texts.saved',
      details: {
        name: 'nl',
        changes: [{ field: 'element.next', before: 'Verder', after: 'Volgende' }],
      },
    });
  });

  test('have their Dutch text beside them, in the words of the tenant', async () => {
    await save({ 'element.previous': 'Terug' });
    const { data } = await translator.client.listSystemTexts({ params: { language: 'en' } });
    const found = (id: string) => data.find((text) => text.id === id);
    expect(found('element.previous')).toEqual({
      id: 'element.previous',
      original: 'Previous',
      text: null,
      dutch: 'Terug',
    });
    expect(found('element.characters_left')?.dutch).toBe(
      'Nog {remaining} van de {limit} tekens over',
    );
  });

  test('are not replaced once a colleague changed the same one', async () => {
    const replace = (texts: Record<string, string | null>, replaced: typeof texts) =>
      translator.client.updateSystemTexts({
        params: { language: 'de' },
        body: { texts, replaced },
      });
    await replace({ 'element.next': 'Weiter gehen' }, { 'element.next': null });
    const late = { 'element.next': 'Fortfahren', 'element.previous': 'Zur vorigen' };
    const problem = await refusalOf(
      replace(late, { 'element.next': null, 'element.previous': null }),
    );
    expect(problem.code).toBe('stale');
    expect(Object.keys(problem.errors ?? {})).toEqual(['texts.element.next']);
    const stored = (await translator.client.listSystemTexts({ params: { language: 'de' } })).data;
    const textOf = (id: string) => stored.find((text) => text.id === id)?.text;
    expect(textOf('element.next')).toBe('Weiter gehen');
    expect(textOf('element.previous')).toBeNull();
    await replace({ 'element.previous': 'Zur vorigen' }, { 'element.previous': null });
    await replace({ 'element.next': 'Weiter gehen' }, { 'element.next': null });
    const { data } = await replace(late, { 'element.next': 'Weiter gehen' });
    expect(data.find(({ id }) => id === 'element.next')?.text).toBe('Fortfahren');
  });

  test('need their own permission', async () => {
    const designer = await server.signIn(server.tenants.demo, {
      permissions: ['form-edit', 'form-translation', 'admin-forms-settings'],
    });
    expect(await refusalCode(save({ 'element.next': 'x' }, designer))).toBe('forbidden');
    expect(await refusalCode(designer.client.listSystemLanguages())).toBe('forbidden');
  });
});
