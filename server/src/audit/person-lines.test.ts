import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalCode, refusalOf } from '../../testing/refusal.ts';
import { seedForm } from '../../testing/seed-form.ts';
import { seedSubmissions } from '../../testing/seed-submissions.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { pseudonymOf } from '../logbook/pseudonym-of.ts';

const bsn = '111222333';

describe.each(databases)('the logbook of a person on %s', (database) => {
  let server: TestServer;
  let officer: SignedInUser;
  let reader: SignedInUser;
  const submissions: string[] = [];

  beforeAll(async () => {
    server = await startTestServer({ database, hasJobs: false });
    const { demo } = server.tenants;
    officer = await server.signIn(demo, { permissions: ['audit-list', 'privacy-requests'] });
    reader = await server.signIn(demo, { isRoot: true });
    const seeded = await seedForm(server, demo, { actor: { id: reader.id, name: 'x' } });
    await seedSubmissions(server, demo, { ...seeded, count: 2 });
    const { data } = await reader.client.listSubmissions({
      query: { filter: { form_id: seeded.formId } },
    });
    submissions.push(...data.map(({ id }) => id));
    await server.pool.query(
      `insert into submission_identities (tenant_id, submission_id, provider_id, subject_hash,
        sealed_identifier, entity, authenticated_at, data_subject_type, data_subject_pseudonym)
        values ($1, $2, 'digid', '\\x00', '\\x00', '{}', now(), 'bsn', $3)`,
      [demo.id, submissions[0], pseudonym()],
    );
    for (const id of submissions) await reader.client.getSubmission({ params: { id } });
  });
  afterAll(() => server.stop());

  const pseudonym = () => pseudonymOf(server.cipher, server.tenants.demo.id, 'bsn', bsn);
  const search = ({ client }: SignedInUser, value = bsn) =>
    client.searchLogbookPerson({ body: { kind: 'bsn', value } });
  const entriesOf = async (person: string) =>
    (await officer.client.listLogbook({ query: { filter: { person } } })).data;

  test('has what happened with their submissions, and who searched for them', async () => {
    const { data } = await search(officer, '1112.22.333');
    expect(data.pseudonym).toBe(pseudonym());
    const found = await entriesOf(data.pseudonym);
    expect(found.map(({ action, subject }) => [action, subject.id])).toEqual([
      ['logbook.person_searched', server.tenants.demo.id],
      ['submission.read', submissions[0]],
    ]);
    expect(found[0]).toMatchObject({
      actor: { id: officer.id },
      details: { pseudonym: data.pseudonym },
    });
    const { rows } = await server.pool.query('select from logbook where details::text like $1', [
      `%${bsn}%`,
    ]);
    expect(rows).toEqual([]);
  });

  test('notes who follows a person by the filter, once in a quarter of an hour', async () => {
    const { demo } = server.tenants;
    const other = await server.signIn(demo, { permissions: ['audit-list', 'privacy-requests'] });
    const query = { filter: { person: pseudonym() } };
    await other.client.listLogbook({ query });
    await other.client.listLogbook({ query });
    const { data } = await other.client.createLogbookExport({ body: query });
    await other.client.deleteExport({ params: { id: data.id } });
    const { rows } = await server.pool.query<{ action: string; details: object }>(
      `select action, details from logbook
        where actor_id = $1 and action like 'logbook.%' and action <> 'logbook.export_made' order by id`,
      [other.id],
    );
    expect(rows).toEqual([
      { action: 'logbook.person_searched', details: { pseudonym: pseudonym() } },
      { action: 'logbook.read', details: {} },
      { action: 'logbook.exported', details: {} },
      { action: 'logbook.export_deleted', details: {} },
    ]);
    // An identifier in place of a pseudonym would be kept for years.
    const filter = { person: bsn };
    const typed = other.client.listLogbook({ query: { filter } });
    expect((await refusalOf(typed)).errors).toHaveProperty(['filter.person']);
    expect(await refusalCode(other.client.listLogbook({ query: { reject: filter } }))).toBe(
      'invalid',
    );
  });

  test('is not found by the text of the pseudonym without the right to follow a person', async () => {
    const auditor = await server.signIn(server.tenants.demo, { permissions: ['audit-list'] });
    const query = { search: pseudonym() };
    expect((await auditor.client.listLogbook({ query })).data).toEqual([]);
    expect((await officer.client.listLogbook({ query })).data).not.toEqual([]);
  });

  test('still has them when a submission is gone', async () => {
    const before = (await entriesOf(pseudonym())).length;
    await reader.client.deleteSubmission({
      params: { id: submissions[0] ?? '' },
      body: { reason: 'Test' },
    });
    expect((await entriesOf(pseudonym())).length).toBeGreaterThan(before);
  });

  test('is found by its pseudonym too; another person has another one', async () => {
    const body = { kind: 'pseudonym', value: pseudonym().toUpperCase() } as const;
    expect((await officer.client.searchLogbookPerson({ body })).data.pseudonym).toBe(pseudonym());
    expect((await search(officer, '123456782')).data.pseudonym).not.toBe(pseudonym());
    expect(await refusalCode(search(officer, '123'))).toBe('invalid');
  });

  test('needs the right to handle requests of citizens, and to read the logbook', async () => {
    const { demo, other } = server.tenants;
    const auditor = await server.signIn(demo, { permissions: ['audit-list'] });
    const privacy = await server.signIn(demo, { permissions: ['privacy-requests'] });
    expect(await refusalCode(search(auditor))).toBe('forbidden');
    expect(await refusalCode(search(privacy))).toBe('forbidden');
    const query = { filter: { person: pseudonym() } };
    expect(await refusalCode(auditor.client.listLogbook({ query }))).toBe('forbidden');
    expect(await refusalCode(auditor.client.createLogbookExport({ body: query }))).toBe(
      'forbidden',
    );
    const elsewhere = await server.signIn(other, {
      permissions: ['audit-list', 'privacy-requests'],
    });
    expect((await search(elsewhere)).data.pseudonym).not.toBe(pseudonym());
    // Only that it was looked for there too.
    const found = (await elsewhere.client.listLogbook({ query })).data;
    expect(found.map(({ action }) => action)).toEqual(['logbook.person_searched']);
  });
});
