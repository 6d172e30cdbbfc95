import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refusalCode, refusalOf } from '../../../testing/refusal.ts';
import { onePage, questions } from '../../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../testing/test-server.ts';
import { resendOverdue } from './start-resending.ts';

const waiting = { timeout: 30_000, interval: 50 };
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describe.each(databases)('scheduled publications on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;
  let owner: SignedInUser;
  let reviewer: SignedInUser;

  const signIn = (...permissions: Permission[]) =>
    server.signIn(server.tenants.demo, { permissions: ['form-read', 'form-edit', ...permissions] });
  const newPublisher = () => signIn('form-publish-test', 'form-publish-production');

  beforeAll(async () => {
    server = await startTestServer({ database, hasFourEyes: true });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
    owner = await signIn('form-create', 'form-propose-test', 'form-propose-production');
    reviewer = await signIn('form-review-test', 'form-review-production');
  });
  afterAll(() => server.stop());

  interface Place {
    readonly id: string;
    readonly formId: string;
    readonly environment: EnvironmentId;
  }
  const at = ({ id, environment }: Place) => ({ params: { id, environment }, body: {} });

  /** The next version of a form, or of a new one, approved. */
  async function approved({
    form,
    environment = 'test',
  }: { form?: string; environment?: EnvironmentId } = {}): Promise<Place> {
    const { client } = owner;
    let version;
    if (form === undefined) {
      const { data } = await client.createForm({ body: { name: 'Vergunning' } });
      version = { id: data.draft?.id ?? '', formId: data.id };
      const body = { pages: onePage(questions), title: 'Vergunning' };
      const headers = { 'if-match': '"1"' };
      await client.updateVersion({ params: { id: version.id }, headers, body });
    } else {
      const { data } = await client.createVersion({ body: { form_id: form } });
      version = { id: data.id, formId: form };
    }
    const place = { ...version, environment };
    await client.proposeVersion(at(place));
    await reviewer.client.approveVersion(at(place));
    return place;
  }

  const schedule = (by: SignedInUser, place: Place, moment: Date, remark?: string) =>
    by.client.schedulePublication({
      params: at(place).params,
      body: { at: moment.toISOString(), ...(remark === undefined ? {} : { remark }) },
    });
  const inHours = (hours: number) => new Date(server.runtime.now() + hours * hourMs);
  const versionOf = async ({ id }: Place) =>
    (await owner.client.getVersion({ params: { id } })).data;
  const stateOf = async (place: Place) =>
    (await versionOf(place)).environments.find(({ id }) => id === place.environment)?.state;
  const scheduledOf = async (place: Place) => (await versionOf(place)).scheduled_publications[0];

  /** The job of the queue, which follows the real clock, at the time of the server. */
  async function job(place: Place, moment: Date, times = 1) {
    const { rows } = await server.pool.query<{ id: string }>(
      'select id from scheduled_publications where version_id = $1',
      [place.id],
    );
    const payload = { publicationId: rows[0]?.id ?? '', at: moment.toISOString() };
    for (let sent = 0; sent < times; sent += 1)
      await server.send(server.tenants.demo, 'publish-scheduled-version', payload);
    await vi.waitUntil(() => isIdle(payload), waiting);
  }
  async function isIdle({ publicationId, at: due }: { publicationId: string; at: string }) {
    const { rowCount } = await server.pool.query(
      `select from jobs.job where name = 'publish-scheduled-version' and data ->> 'publicationId' = $1
        and data ->> 'at' = $2 and state in ('created', 'retry', 'active') and start_after <= now()`,
      [publicationId, due],
    );
    return rowCount === 0;
  }
  const actions = async ({ id }: Place) => {
    const { rows } = await server.pool.query<{
      action: string;
      actor_id: string | null;
      details: Readonly<Record<string, unknown>>;
    }>(
      `select action, actor_id, details from logbook where subject_id = $1
        and action like 'version.publi%' order by at, id`,
      [id],
    );
    return rows;
  };
  const moves = async ({ id }: Place) => {
    const { rowCount } = await server.pool.query(
      `select from logbook where subject_id = $1 and action = 'version.moved'
        and details ->> 'to' = 'published'`,
      [id],
    );
    return rowCount;
  };
  const mailsTo = ({ email }: SignedInUser) =>
    (server.mailbox?.list(server.tenants.demo) ?? []).filter(({ to }) => to === email);
  const setEnvironment = (isEnabled: boolean) =>
    server.pool.query(
      `update environments set is_enabled = $2 where tenant_id = $1 and id = 'test'`,
      [server.tenants.demo.id, isEnabled],
    );

  /** Has the publication due some days ago, so that nobody's session ends meanwhile, and runs its job. */
  async function run(place: Place, times = 1) {
    const moment = new Date(server.runtime.now() - 12 * dayMs);
    await server.pool.query(
      'update scheduled_publications set planned_at = $2 where version_id = $1',
      [place.id, moment],
    );
    await job(place, moment, times);
  }

  /** Schedules, lets something happen and then the moment come. */
  async function failing(publisher: SignedInUser, place: Place, before: () => Promise<unknown>) {
    await schedule(publisher, place, inHours(1));
    server.advance(1_000);
    await before();
    await run(place);
    return (await scheduledOf(place))?.failure;
  }

  test('publish an approved version once, at its moment, in the name of who chose it', async () => {
    const publisher = await newPublisher();
    const first = await approved({ environment: 'production' });
    await publisher.client.publishVersion(at(first));
    const place = await approved({ form: first.formId, environment: 'production' });
    const moment = inHours(240);
    const { data } = await schedule(publisher, place, moment, 'Nieuw beleid');
    expect(data).toEqual({
      environment: 'production',
      at: moment.toISOString(),
      user: { id: publisher.id, name: 'Test Gebruiker' },
      remark: 'Nieuw beleid',
      failure: null,
      failed_at: null,
    });
    expect(await scheduledOf(place)).toEqual(data);
    // A job that comes too early waits again.
    await job(place, moment);
    expect([await stateOf(place), await stateOf(first)]).toEqual(['approved', 'published']);
    // Late, and sent by two servers.
    await run(place, 3);
    expect([await stateOf(place), await stateOf(first)]).toEqual(['published', 'superseded']);
    expect(await scheduledOf(place)).toBeUndefined();
    expect(await moves(place)).toBe(1);
    const [environment] = (await versionOf(place)).environments;
    expect(environment).toMatchObject({ user: { id: publisher.id }, remark: 'Nieuw beleid' });
    expect((await actions(place)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['version.publication_scheduled', publisher.id],
      ['version.published_on_schedule', publisher.id],
    ]);
  });

  test('are changed and withdrawn by whoever may publish, and nobody else', async () => {
    const [publisher, colleague] = [await newPublisher(), await newPublisher()];
    const place = await approved();
    const [moment, later] = [inHours(0.01), inHours(48)];
    await schedule(publisher, place, moment);
    expect(await refusalCode(schedule(owner, place, later))).toBe('forbidden');
    expect(await refusalCode(owner.client.cancelScheduledPublication(at(place)))).toBe('forbidden');
    const { data } = await schedule(colleague, place, later);
    server.advance(60_000);
    expect(data).toMatchObject({ at: later.toISOString(), user: { id: colleague.id } });
    // The job of the moment before the change does nothing.
    await job(place, moment);
    expect(await stateOf(place)).toBe('approved');
    await publisher.client.cancelScheduledPublication(at(place));
    expect(await refusalCode(publisher.client.cancelScheduledPublication(at(place)))).toBe(
      'not_found',
    );
    expect(await scheduledOf(place)).toBeUndefined();
    expect(
      (await actions(place)).map(({ action, details }) => [action, details['planned_at']]),
    ).toEqual([
      ['version.publication_scheduled', moment.toISOString()],
      ['version.publication_rescheduled', later.toISOString()],
      ['version.publication_unscheduled', later.toISOString()],
    ]);
  });

  test('need an approval, an environment with a review and a moment within a year', async () => {
    const publisher = await signIn('form-publish-development', 'form-publish-test');
    const place = await approved();
    const problem = await refusalOf(schedule(publisher, place, inHours(400 * 24)));
    expect([problem.code, problem.errors]).toEqual([
      'invalid',
      { at: ['Kies een moment binnen een jaar.'] },
    ]);
    expect(
      await refusalCode(schedule(publisher, { ...place, environment: 'development' }, inHours(1))),
    ).toBe('transition_not_allowed');
    expect(
      await refusalCode(schedule(publisher, { ...place, environment: 'production' }, inHours(1))),
    ).toBe('forbidden');
    const proposed = await approved();
    await reviewer.client.rejectVersion({ ...at(proposed), body: { remark: 'Nog niet' } });
    expect(await refusalCode(schedule(publisher, proposed, inHours(1)))).toBe(
      'transition_not_allowed',
    );
    const soon = new Date(server.runtime.now() - dayMs);
    await schedule(publisher, place, soon);
    await vi.waitUntil(async () => (await stateOf(place)) === 'published', waiting);
  });

  test('end when somebody publishes by hand first', async () => {
    const publisher = await newPublisher();
    const place = await approved();
    const moment = inHours(1);
    await schedule(publisher, place, moment);
    await publisher.client.publishVersion(at(place));
    expect(await scheduledOf(place)).toBeUndefined();
    expect((await actions(place)).at(-1)?.action).toBe('version.publication_unscheduled');
  });

  test('fail with a notice when who chose the moment lost the right', async () => {
    const publisher = await newPublisher();
    const place = await approved();
    const failure = await failing(publisher, place, () =>
      server.pool.query(`update roles set permissions = '{form-read,form-edit}' where slug = $1`, [
        `role-${publisher.id}`,
      ]),
    );
    expect([failure, await stateOf(place)]).toEqual(['not_allowed', 'approved']);
    for (const person of [publisher, owner]) {
      const { data } = await person.client.listNotifications({});
      expect(data[0]).toMatchObject({
        kind: 'publication_failed',
        subject_id: place.id,
        environment: 'test',
        failure: 'not_allowed',
      });
      await vi.waitUntil(() => mailsTo(person).length > 0, waiting);
      const mail = mailsTo(person)[0];
      expect(mail?.subject).toBe('Vergunning: de geplande publicatie ging niet door');
      expect(JSON.stringify(mail)).toContain('mag hier niet meer publiceren');
    }
    const { data: others } = await reviewer.client.listNotifications({});
    expect(others.filter(({ kind }) => kind === 'publication_failed')).toEqual([]);
    expect((await actions(place)).at(-1)).toMatchObject({
      action: 'version.publication_failed',
      details: { environment: 'test', failure: 'not_allowed' },
    });
    // Another moment, chosen by who may, is a new chance.
    const colleague = await newPublisher();
    await schedule(colleague, place, new Date(server.runtime.now()));
    await vi.waitUntil(async () => (await stateOf(place)) === 'published', waiting);
  });

  test('fail for everything that stops a publication by hand', async () => {
    const publisher = await newPublisher();
    const inactive = await newPublisher();
    expect(
      await failing(inactive, await approved(), () =>
        server.pool.query('update users set is_active = false where id = $1', [inactive.id]),
      ),
    ).toBe('not_allowed');
    const rejected = await approved();
    expect(
      await failing(publisher, rejected, () =>
        reviewer.client.rejectVersion({ ...at(rejected), body: { remark: 'Toch niet' } }),
      ),
    ).toBe('not_approved');
    const changed = await approved();
    expect(
      await failing(publisher, changed, () =>
        owner.client.updateVersion({
          params: { id: changed.id },
          headers: { 'if-match': '"2"' },
          body: { title: 'Anders' },
        }),
      ),
    ).toBe('not_approved');
    expect(await failing(publisher, await approved(), () => setEnvironment(false))).toBe(
      'environment_off',
    );
    await setEnvironment(true);
    const older = await approved();
    expect(
      await failing(publisher, older, async () => {
        await publisher.client.publishVersion(at(await approved({ form: older.formId })));
      }),
    ).toBe('superseded');
    const archived = await approved();
    expect(
      await failing(publisher, archived, () =>
        server.pool.query('update forms set archived_at = now() where id = $1', [archived.formId]),
      ),
    ).toBe('form_archived');
    const broken = await approved();
    expect(
      await failing(publisher, broken, () =>
        server.pool.query(
          `update form_versions set definition = jsonb_set(definition, '{pages}', '[]') where id = $1`,
          [broken.id],
        ),
      ),
    ).toBe('errors_found');
  });

  test('are sent to the queue again when their job got lost', async () => {
    const publisher = await newPublisher();
    const place = await approved();
    await schedule(publisher, place, inHours(1));
    await server.pool.query(`delete from jobs.job where name = 'publish-scheduled-version'`);
    const { demo } = server.tenants;
    const resend = () =>
      resendOverdue({ ...server, tenantId: demo.id, transaction: server.transaction(demo) });
    await resend();
    expect(await stateOf(place)).toBe('approved');
    await server.pool.query(
      `update scheduled_publications set planned_at = planned_at - interval '30 days',
        sent_at = sent_at - interval '2 hours' where version_id = $1`,
      [place.id],
    );
    await resend();
    await resend();
    await vi.waitUntil(async () => (await stateOf(place)) === 'published', waiting);
    expect(await moves(place)).toBe(1);
  });

  test('belong to one organisation', async () => {
    const place = await approved();
    const stranger = await server.signIn(server.tenants.other, { isRoot: true });
    expect(await refusalCode(schedule(stranger, place, inHours(1)))).toBe('not_found');
    await schedule(root, place, inHours(1));
    expect(await refusalCode(stranger.client.cancelScheduledPublication(at(place)))).toBe(
      'not_found',
    );
    expect(await scheduledOf(place)).toMatchObject({ user: { id: root.id } });
  });
});
