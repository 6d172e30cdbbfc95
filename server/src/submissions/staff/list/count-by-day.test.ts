import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedForm } from '../../../../testing/seed-form.ts';
import { seedSubmissions } from '../../../../testing/seed-submissions.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../../../testing/test-server.ts';

describe.each(databases)('the submissions by day on %s', (database) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ database, hasJobs: false });
  });
  afterAll(() => server.stop());

  /** Seeds a form with submissions that were completed at these moments, and others that do not count. */
  async function seed(confidentiality: 'public' | 'private', moments: readonly string[]) {
    const { demo } = server.tenants;
    const owner = await server.signIn(demo, { isRoot: true });
    const form = { name: `Melding ${confidentiality}`, confidentiality_level: confidentiality };
    const seeded = await seedForm(server, demo, { actor: { id: owner.id, name: 'x' }, form });
    await seedSubmissions(server, demo, { ...seeded, count: 100 });
    const real = sql`status = 'final' and environment = 'production' and not is_test`;
    await server.transaction(demo)(async (tx) => {
      await sql`update submissions set completed_at = ${moments[0]}::timestamptz
        where form_id = ${seeded.formId} and status = 'final' and not (${real})`.execute(tx);
      await sql`update submissions set completed_at = moment.at
        from (select id, row_number() over (order by id) as place from submissions
          where form_id = ${seeded.formId} and ${real}) as numbered
        join unnest(${moments}::timestamptz[]) with ordinality as moment (at, place)
          on moment.place = numbered.place
        where submissions.id = numbered.id`.execute(tx);
    });
    return owner;
  }

  test('are counted by the Dutch day for four weeks, without tests, other environments and hidden forms', async () => {
    const handler = await server.signIn(server.tenants.demo, { permissions: ['submission-list'] });
    const count = async ({ client }: SignedInUser) => (await client.countSubmissionsByDay({})).data;
    const today = (await count(handler)).at(-1)?.day ?? '';
    const noon = Date.parse(`${today}T12:00:00Z`);
    const at = (days: number, time: string) =>
      `${new Date(noon - days * 86_400_000).toISOString().slice(0, 10)}T${time}Z`;
    // Half past eleven in the evening in UTC is the next day in the Netherlands.
    const owner = await seed('public', [
      at(3, '12:00:00'),
      at(3, '13:00:00'),
      at(3, '23:30:00'),
      at(28, '12:00:00'),
    ]);
    await seed('private', [at(5, '12:00:00')]);
    const data = await count(handler);
    expect(data).toHaveLength(28);
    const counted = (days: typeof data) =>
      Object.fromEntries(days.filter(({ count }) => count > 0).map((one) => [one.day, one.count]));
    const day = (days: number) => at(days, '').slice(0, 10);
    expect(counted(data)).toEqual({ [day(3)]: 2, [day(2)]: 1 });
    expect(counted(await count(owner))).toEqual({ [day(3)]: 2, [day(2)]: 1, [day(5)]: 1 });
  });
});
