import type { VisitCount, VisitMessage } from '@form-builder/core/contract/visitor/visit-counts.ts';
import { addDays, addMonths } from '@form-builder/core/formats/dates/shift-day.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode } from '../../testing/refusal.ts';
import { onePage, questions, seedForm } from '../../testing/seed-form.ts';
import {
  allowedOrigin,
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { dayInAmsterdam } from '../platform/day-in-amsterdam.ts';
import { deleteOldVisitCounts, upsertVisitCounts } from '../visit-counts/visit-counts-queries.ts';

const pages = [...onePage(questions), { id: 'second', title: 'Uw vraag', properties: [] }];

describe.each(databases)('insight into visits on %s', (database) => {
  let server: TestServer;
  let reader: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    reader = await server.signIn(server.tenants.demo, { permissions: ['submission-list'] });
  });
  afterAll(() => server.stop());

  const seed = () =>
    seedForm(server, server.tenants.demo, {
      actor: { id: reader.id, name: 'x' },
      version: { pages },
    });
  const send = (message: unknown, headers: Record<string, string> = {}) =>
    server.fetch(server.tenants.demo)(`${server.origin}/v0/public/visit-counts`, {
      method: 'POST',
      body: typeof message === 'string' ? message : JSON.stringify(message),
      headers,
    });
  const messageOf = (versionId: string, counts: readonly VisitCount[]): VisitMessage => ({
    version_id: versionId,
    environment: 'production',
    counts: [...counts],
  });
  const visit = async (versionId: string, times: number, counts: readonly VisitCount[]) => {
    for (let index = 0; index < times; index += 1)
      expect((await send(messageOf(versionId, counts))).status).toBe(204);
    await server.visitCounter.flush();
  };
  const insightOf = async (formId: string) =>
    (await reader.client.getFormInsight({ params: { id: formId } })).data;
  const rowsOf = async (formId: string) =>
    (await server.pool.query<object>('select * from visit_counts where form_id = $1', [formId]))
      .rows;

  test('adds up visits, pages with their drop-out and time, errors, devices and languages', async () => {
    const { formId, versionId } = await seed();
    await visit(versionId, 6, [
      { kind: 'opened' },
      { kind: 'started' },
      { kind: 'device', subject: 'phone' },
      { kind: 'language', subject: 'nl' },
      { kind: 'page', subject: 'first' },
      { kind: 'error', subject: 'name' },
      { kind: 'page_done', subject: 'first', time: '2m' },
      { kind: 'page', subject: 'second' },
      { kind: 'page_done', subject: 'second', time: '30s' },
      { kind: 'sent' },
    ]);
    await visit(versionId, 5, [{ kind: 'opened' }, { kind: 'page', subject: 'first' }]);
    const data = await insightOf(formId);
    expect(data.totals).toEqual({ opened: 10, started: 5, saved: 0, sent: 5, aborted: 0 });
    expect(data.series).toHaveLength(30);
    expect(data.series.at(-1)).toMatchObject({ start: data.to, opened: 10 });
    expect(data.pages).toEqual([
      { id: 'first', title: 'Uw gegevens', reached: 10, left: 5, time: '2m' },
      { id: 'second', title: 'Uw vraag', reached: 5, left: 0, time: '30s' },
    ]);
    expect(data.fields).toEqual([
      { id: 'name', label: 'Wat is uw naam?', page_title: 'Uw gegevens', errors: 5 },
    ]);
    expect(data.devices).toEqual([{ id: 'phone', count: 5 }]);
    expect(data.languages).toEqual([{ id: 'nl', count: 5 }]);
  });

  test('hides every number below five', async () => {
    const { formId, versionId } = await seed();
    await visit(versionId, 4, [
      { kind: 'opened' },
      { kind: 'device', subject: 'tablet' },
      { kind: 'page', subject: 'first' },
      { kind: 'error', subject: 'name' },
      { kind: 'page_done', subject: 'first', time: '30s' },
    ]);
    const data = await insightOf(formId);
    expect(data.has_counts).toBe(true);
    expect(data.totals.opened).toBeNull();
    expect(data.series.at(-1)?.opened).toBeNull();
    expect(data.pages[0]).toMatchObject({ reached: null, left: 0, time: null });
    expect(data.fields).toEqual([]);
    expect(data.devices).toEqual([{ id: 'tablet', count: null }]);
  });

  test('rounds, so that no subtraction reveals a number below five', async () => {
    const { formId, versionId } = await seed();
    const first: VisitCount = { kind: 'page', subject: 'first' };
    await visit(versionId, 17, [
      first,
      { kind: 'device', subject: 'phone' },
      { kind: 'page_done', subject: 'first', time: '30s' },
      { kind: 'page', subject: 'second' },
    ]);
    await visit(versionId, 2, [first, { kind: 'device', subject: 'tablet' }]);
    const data = await insightOf(formId);
    expect(data.pages.map(({ reached, left }) => [reached, left])).toEqual([
      [20, null],
      [15, 15],
    ]);
    expect(data.devices).toEqual([
      { id: 'phone', count: 15 },
      { id: 'tablet', count: null },
    ]);
  });

  test('has the fields that were touched last, without those of visitors who went on', async () => {
    const { formId, versionId } = await seed();
    const left = (subject: string): VisitCount => ({ kind: 'field_left', subject });
    await visit(versionId, 12, [left('name')]);
    await visit(versionId, 3, [{ kind: 'field_back', subject: 'name' }]);
    await visit(versionId, 4, [left('other'), left('Fatima, 123456782')]);
    const { drop_outs, fields } = await insightOf(formId);
    expect(drop_outs).toEqual([
      { id: 'name', label: 'Wat is uw naam?', page_title: 'Uw gegevens', left: 10 },
    ]);
    expect(fields).toEqual([]);
    const subjects = (await rowsOf(formId)).map((row) => 'subject' in row && row.subject);
    expect(subjects).not.toContain('Fatima, 123456782');
  });

  test('compares with the period before, which ends the day before this one begins', async () => {
    const { formId, versionId } = await seed();
    await visit(versionId, 5, [{ kind: 'opened' }]);
    await server.pool.query(`update visit_counts set day = day - 30 where form_id = $1`, [formId]);
    await visit(versionId, 10, [{ kind: 'opened' }, { kind: 'sent' }]);
    const data = await insightOf(formId);
    expect(data.totals).toMatchObject({ opened: 10, sent: 10 });
    expect(data.previous).toMatchObject({ has_counts: true, totals: { opened: 5, sent: 0 } });
    expect(addDays(data.previous.to, 1)).toBe(data.from);
    expect(addDays(data.previous.from, 30)).toBe(data.from);
    const params = { id: formId };
    for (const [period, months] of [
      ['90d', 0],
      ['year', 12],
    ] as const) {
      const wide = (await reader.client.getFormInsight({ params, query: { period } })).data;
      if (months > 0) expect(addMonths(wide.previous.from, months)).toBe(wide.from);
      else expect(addDays(wide.previous.from, 91)).toBe(wide.from);
      expect(wide.totals.opened).toBe(15);
    }
  });

  test('counts the versions of a form apart', async () => {
    const { formId, versionId } = await seed();
    const second = server.runtime.createId();
    await visit(versionId, 10, [{ kind: 'opened' }, { kind: 'page', subject: 'first' }]);
    await server.transaction(server.tenants.demo)(async (tx) => {
      await sql`insert into form_versions
        select (jsonb_populate_record(version,
          jsonb_build_object('id', ${second}::text, 'number', number + 1))).*
        from form_versions as version where id = ${versionId}`.execute(tx);
      await tx
        .updateTable('visit_counts')
        .set({ count: 5 })
        .where('form_id', '=', formId)
        .where('kind', '=', 'opened')
        .execute();
      await upsertVisitCounts(tx, [
        {
          tenant_id: server.tenants.demo.id,
          form_id: formId,
          environment: 'production',
          day: dayInAmsterdam(server.runtime.now()),
          version_id: second,
          kind: 'opened',
          subject: '',
          time: '',
          count: 20,
        },
      ]);
    });
    const all = await insightOf(formId);
    expect(all.totals.opened).toBe(25);
    expect(all.versions.map(({ id, number, opened }) => [id, number, opened])).toEqual([
      [second, 2, 20],
      [versionId, 1, 5],
    ]);
    const query = { version: versionId };
    const { data } = await reader.client.getFormInsight({ params: { id: formId }, query });
    expect(data.totals.opened).toBe(5);
    expect(data.pages[0]?.reached).toBe(10);
    expect(data.versions).toHaveLength(2);
  });

  test('lists the versions that wait for a decision, of forms that the caller may read', async () => {
    const { formId, versionId } = await seed();
    await server.transaction(server.tenants.demo)((tx) =>
      tx
        .updateTable('version_environments')
        .set({ state: 'proposed', at: new Date('2026-01-02T03:04:05Z') })
        .where('version_id', '=', versionId)
        .where('environment', '=', 'production')
        .execute(),
    );
    const { proposals } = await insightOf(formId);
    expect(proposals).toMatchObject([
      {
        form: { id: formId },
        version: { id: versionId, number: 1 },
        environment: 'production',
        proposed_at: '2026-01-02T03:04:05.000Z',
      },
    ]);
    expect((await reader.client.getTenantInsight({ query: {} })).data.proposals).toEqual(proposals);
    const other = await server.signIn(server.tenants.other, { isRoot: true });
    expect((await other.client.getTenantInsight({ query: {} })).data.proposals).toEqual([]);
  });

  test('shows 90 days by week and a year by month', async () => {
    const { formId, versionId } = await seed();
    await visit(versionId, 5, [{ kind: 'opened' }]);
    for (const [period, steps] of [
      ['90d', 13],
      ['year', 12],
    ] as const) {
      const params = { id: formId };
      const { data } = await reader.client.getFormInsight({ params, query: { period } });
      expect(data.series).toHaveLength(steps);
      expect(data.series.at(-1)?.opened).toBe(5);
    }
  });

  test('leaves out what is no page or field of the version, and versions that visitors cannot open', async () => {
    const { formId, versionId } = await seed();
    const draft = await seedForm(server, server.tenants.demo, {
      actor: { id: reader.id, name: 'x' },
      publishedIn: [],
    });
    await visit(versionId, 1, [
      { kind: 'page', subject: 'Fatima, 123456782' },
      { kind: 'error', subject: 'first' },
    ]);
    await visit(draft.versionId, 1, [{ kind: 'opened' }]);
    await visit('018f2b1e-0000-7000-8000-000000000001', 1, [{ kind: 'opened' }]);
    expect(await rowsOf(formId)).toEqual([]);
    expect(await rowsOf(draft.formId)).toEqual([]);
  });

  test('rejects a message with anything else in it', async () => {
    const { versionId } = await seed();
    const message = messageOf(versionId, [{ kind: 'opened' }]);
    for (const wrong of [
      { ...message, answers: { name: 'Fatima' } },
      { ...message, counts: [{ kind: 'opened', value: 'Fatima' }] },
      { ...message, counts: [{ kind: 'device', subject: 'Fatima' }] },
      { ...message, counts: Array.from({ length: 101 }, () => ({ kind: 'opened' })) },
    ])
      expect((await send(wrong)).status).toBe(400);
    expect((await send('{')).status).toBe(400);
    expect((await send('x'.repeat(20_001))).status).toBe(413);
    const other = await send(message, { origin: 'https://elsewhere.example' });
    expect(other.status).toBe(403);
    expect((await send(message, { origin: allowedOrigin })).status).toBe(204);
  });

  test('counts nothing for a tenant that has it switched off, nor for another tenant', async () => {
    const { formId, versionId } = await seed();
    const other = server.client(server.tenants.other);
    await other.countVisit({ body: messageOf(versionId, [{ kind: 'opened' }]) });
    const root = await server.signIn(server.tenants.demo, { isRoot: true });
    const save = (value: boolean) =>
      root.client.updateSettings({ body: [{ id: 'insight_enabled', value }] });
    await save(false);
    await visit(versionId, 5, [{ kind: 'opened' }]);
    expect((await insightOf(formId)).counting).toBe('off_for_organisation');
    await save(true);
    expect((await insightOf(formId)).counting).toBe('on');
    expect(await rowsOf(formId)).toEqual([]);
  });

  test('counts nothing of a version that has it switched off', async () => {
    const { formId, versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: reader.id, name: 'x' },
      version: { pages, settings: { 'insight.is_enabled': false } },
    });
    await visit(versionId, 5, [{ kind: 'opened' }]);
    expect((await insightOf(formId)).counting).toBe('off_for_form');
    expect(await rowsOf(formId)).toEqual([]);
  });

  test('adds up all forms that the caller may read, those that were opened most first', async () => {
    const { demo } = server.tenants;
    const other = await server.signIn(demo, { permissions: ['form-read'] });
    const own = (user: SignedInUser, name: string) =>
      seedForm(server, demo, {
        actor: { id: user.id, name: 'x' },
        form: { name, confidentiality_level: 'private' },
        version: { pages },
      });
    const [few, most, hidden] = [
      await own(reader, 'Weinig'),
      await own(reader, 'Meest'),
      await own(other, 'Van een ander'),
    ];
    const phone: VisitCount = { kind: 'device', subject: 'phone' };
    await visit(few.versionId, 3, [{ kind: 'opened' }, phone]);
    await visit(most.versionId, 9, [{ kind: 'opened' }, { kind: 'sent' }, phone]);
    await visit(hidden.versionId, 7, [{ kind: 'opened' }, phone]);
    const insightBy = async (user: SignedInUser) =>
      (await user.client.getTenantInsight({ query: {} })).data;
    const mine = await insightBy(reader);
    const names = mine.forms.map(({ name }) => name);
    expect(names).not.toContain('Van een ander');
    expect(names.indexOf('Meest')).toBeLessThan(names.indexOf('Weinig'));
    const visits = { opened: 10, started: 0, saved: 0, sent: 10, aborted: 0 };
    expect(mine.forms.find(({ id }) => id === most.formId)).toEqual({
      id: most.formId,
      name: 'Meest',
      ...visits,
    });
    expect(mine.forms.find(({ id }) => id === few.formId)?.opened).toBeNull();
    const theirs = await insightBy(other);
    const difference = (mine.totals.opened ?? 0) - (theirs.totals.opened ?? 0);
    expect(difference).toBe(9 + 3 - 7);
    expect(theirs.devices[0]?.id).toBe('phone');
    const elsewhere = await server.signIn(server.tenants.other, { isRoot: true });
    const none = (await insightBy(elsewhere)).forms.map(({ name }) => name);
    expect(none).not.toContain('Meest');
  });

  test('is for whoever may read the form or its submissions', async () => {
    const { formId } = await seed();
    const call = (by: SignedInUser) => by.client.getFormInsight({ params: { id: formId } });
    const { demo } = server.tenants;
    for (const permission of ['form-read', 'form-edit', 'submission-list'] as const)
      expect(
        (await call(await server.signIn(demo, { permissions: [permission] }))).data.from,
      ).toBeDefined();
    const none = await server.signIn(demo, { permissions: ['template-read'] });
    expect(await refusalCode(call(none))).toBe('forbidden');
    const hidden = await seedForm(server, demo, {
      actor: { id: none.id, name: 'x' },
      form: { confidentiality_level: 'private' },
    });
    const refused = reader.client.getFormInsight({ params: { id: hidden.formId } });
    expect(await refusalCode(refused)).toBe('not_found');
  });

  test('limits the messages of one network', async () => {
    const { versionId } = await seed();
    const message = messageOf(versionId, [{ kind: 'opened' }]);
    const from = { 'x-forwarded-for': '203.0.113.7' };
    const answers = await Promise.all(Array.from({ length: 320 }, () => send(message, from)));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    await server.visitCounter.flush();
  });

  test('keeps counts for 25 months', async () => {
    const { formId, versionId } = await seed();
    await visit(versionId, 1, [{ kind: 'opened' }]);
    const monthMs = 31 * 86_400_000;
    const remove = (months: number) =>
      server.transaction(server.tenants.demo)((tx) =>
        deleteOldVisitCounts(tx, new Date(server.runtime.now() + months * monthMs)),
      );
    await remove(24);
    expect(await rowsOf(formId)).toHaveLength(1);
    await remove(26);
    expect(await rowsOf(formId)).toEqual([]);
  });
});
