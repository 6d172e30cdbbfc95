import { buildField } from '@form-builder/core/form/build-form.ts';
import {
  noRetentionTerms,
  type RetentionTerms,
} from '@form-builder/core/retention/retention-terms.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addExport } from '../../testing/add-export.ts';
import { addFailedDelivery } from '../../testing/failed-delivery.ts';
import { findInDatabase } from '../../testing/find-in-database.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { onePage, seedForm } from '../../testing/seed-form.ts';
import {
  databases,
  startTestServer,
  type SignedInUser,
  type TestServer,
} from '../../testing/test-server.ts';
import { fileQuestion, pickedPdf, uploader } from '../../testing/uploads.ts';
import { nextNight } from '../platform/night-of.ts';
import { exportKey } from '../platform/storage/storage-keys.ts';
import { writeFormRetention } from './form-retention-queries.ts';
import { runRetention, type RetentionOwner } from './run-retention.ts';
import { runWhenDue } from './start-retention.ts';

const dayMs = 86_400_000;
const person = {
  name: 'Wilhelmina Zonderspoor',
  email: 'wilhelmina.zonderspoor@voorbeeld.nl',
  bsn: '111222333',
  file: 'paspoort-zonderspoor.pdf',
};

const fields = [
  buildField('text', 'name', { short_id: 'name', label: 'Naam' }),
  buildField('text', 'colour', { short_id: 'colour', label: 'Kleur' }),
  buildField('email', 'email', { short_id: 'email', label: 'E-mail' }),
  buildField('bsn', 'bsn', { short_id: 'bsnr', label: 'BSN' }),
  fileQuestion,
];

describe.each(databases)('the run of a night on %s', (database) => {
  let server: TestServer;
  let root: SignedInUser;

  beforeAll(async () => {
    server = await startTestServer({ database });
    root = await server.signIn(server.tenants.demo, { isRoot: true });
  }, 60_000);
  afterAll(() => server.stop());

  const demo = () => server.tenants.demo;
  let aheadMs = 0;
  const advance = (milliseconds: number) => {
    aheadMs += milliseconds;
    server.advance(milliseconds);
  };
  /** A response for staff at the time of their session: the sign-in service uses the real time. */
  const asStaff = async <T>(work: (client: SignedInUser['client']) => Promise<T>): Promise<T> => {
    server.advance(-aheadMs);
    try {
      return await work(root.client);
    } finally {
      server.advance(aheadMs);
    }
  };
  const visitor = () => server.client(demo());
  const owner = (): RetentionOwner => ({
    ...server.runtime,
    tenantId: demo().id,
    transaction: server.transaction(demo()),
    storage: server.storage.storage,
    jobs: server.jobs,
  });
  const seed = async (terms: Partial<RetentionTerms>) => {
    const form = await seedForm(server, demo(), {
      actor: { id: root.id, name: 'x' },
      version: {
        pages: onePage(fields),
        settings: {
          'confirmation_mail.is_enabled': true,
          'confirmation_mail.recipient': 'email',
          'confirmation_mail.subject': 'Ontvangen',
          'confirmation_mail.text': 'Beste {{ {name} }}',
        },
      },
    });
    await server.transaction(demo())((tx) =>
      writeFormRetention(tx, {
        tenantId: demo().id,
        formId: form.formId,
        revision: 0,
        terms: { ...noRetentionTerms, ...terms, selection_list_number: '11.1' },
        at: new Date(server.runtime.now()),
      }),
    );
    return form;
  };
  const send = async (versionId: string, members: object = {}) => {
    const body = {
      form_version_id: versionId,
      data: { name: person.name },
      status: 'final' as const,
      ...members,
    };
    return (await visitor().createSubmission({ body })).data.id;
  };
  const left = async (formId: string) =>
    server.transaction(demo())(async (tx) => {
      const rows = await tx
        .selectFrom('submissions')
        .select('id')
        .where('form_id', '=', formId)
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    });
  const destroyed = (formId: string) =>
    server.transaction(demo())((tx) =>
      tx
        .selectFrom('retention_destructions')
        .select(['outcome', 'method', 'count', 'selection_list_number'])
        .where('form_id', '=', formId)
        .orderBy('outcome')
        .execute(),
    );
  const runNextNight = () => {
    advance(dayMs);
    return runRetention(owner());
  };

  test('only notes that it began, the first time', async () => {
    const { formId, versionId } = await seed({ completed_days: 1 });
    const id = await send(versionId);
    advance(3 * dayMs);
    await runWhenDue(owner());
    expect(await left(formId)).toEqual([id]);
    advance(dayMs);
    await runWhenDue(owner());
    expect(await left(formId)).toEqual([]);
    expect(await runRetention(owner())).toBe(false);
  });

  test('leaves nothing of a person in any table or in storage', async () => {
    const { formId, versionId } = await seed({ completed_days: 2 });
    const file = {
      ...(await uploader(server, demo(), versionId).send(pickedPdf())),
      name: person.file,
    };
    const data = {
      name: person.name,
      email: person.email,
      bsn: person.bsn,
      proof: [file],
    };
    const id = await send(versionId, { data });
    await asStaff(async (client) => {
      await client.createRemark({ params: { id }, body: { text: person.name } });
      await client.updateHandling({
        params: { id },
        body: { assigned_to: root.id, is_handled: true, add_labels: ['Bezwaar'] },
      });
    });
    await vi.waitUntil(
      () => server.mailbox?.list(demo()).some(({ to }) => to === person.email),
      15_000,
    );
    const exported = await addExport(server, demo(), {
      form_id: formId,
      user_id: root.id,
      status: 'available',
      failure: null,
      attempt: 1,
      file_name: 'export.csv',
      created_at: new Date(server.runtime.now() + 1),
      expires_at: new Date(server.runtime.now() + 7 * dayMs),
    });
    const [row] = await server.transaction(demo())((tx) =>
      tx.selectFrom('files').selectAll().where('submission_id', '=', id).execute(),
    );
    const keys = [row?.kept_key ?? '', exportKey(demo().id, { id: exported, attempt: 1 })];
    expect(await server.storage.storage.find(keys[0] ?? '')).toBeDefined();
    expect(await findInDatabase(server, demo(), person.name)).toContain('submissions');

    advance(dayMs);
    await runNextNight();

    expect(await left(formId)).toEqual([]);
    for (const value of [...Object.values(person), row?.upload_key ?? '?', row?.kept_key ?? '?'])
      expect(await findInDatabase(server, demo(), value)).toEqual([]);
    // Completed jobs and logbook entries contain the id, without a name.
    const known = (await findInDatabase(server, demo(), id)).filter(
      (table) =>
        !['logbook', 'processing_log', 'job', 'archive'].includes(table) &&
        !/^j[0-9a-f]{20,}/.test(table),
    );
    expect(known).toEqual([]);
    const statusOf = () =>
      server.transaction(demo())(async (tx) => {
        const query = tx.selectFrom('exports').select('status').where('id', '=', exported);
        return (await query.executeTakeFirst())?.status;
      });
    await vi.waitUntil(async () => (await statusOf()) === 'expired', 15_000);
    for (const key of keys) expect(await server.storage.storage.find(key)).toBeUndefined();
    expect(await destroyed(formId)).toEqual([
      { outcome: 'completed', method: 'delete', count: 1, selection_list_number: '11.1' },
    ]);
    const { data: lines } = await asStaff((client) =>
      client.listLogbook({ query: { filter: { form_id: formId } } }),
    );
    expect(lines.find(({ action }) => action === 'retention.applied')?.details.count).toBe(1);
  });

  test('counts each outcome from its own moment', async () => {
    const { formId, versionId } = await seed({ saved_days: 5, aborted_days: 2, completed_days: 9 });
    const draft = { status: 'draft' as const };
    await send(versionId, { ...draft, is_aborted: true });
    await send(versionId, draft);
    const saved = await send(versionId, draft);
    await server.transaction(demo())((tx) =>
      tx
        .updateTable('submissions')
        .set({ saved_at: new Date(server.runtime.now()) })
        .where('id', '=', saved)
        .execute(),
    );
    const sent = await send(versionId);
    advance(dayMs);
    await runNextNight();
    expect(await left(formId)).toEqual([saved, sent].sort());
    advance(2 * dayMs);
    await runNextNight();
    expect(await left(formId)).toEqual([sent]);
    advance(3 * dayMs);
    await runNextNight();
    expect(await left(formId)).toEqual([]);
    expect((await destroyed(formId)).map(({ outcome, count }) => [outcome, count])).toEqual([
      ['aborted', 2],
      ['completed', 1],
      ['saved', 1],
    ]);
  });

  test('anonymises what the form says, and deletes it later', async () => {
    const { formId, versionId } = await seed({
      completed_days: 1,
      all_days: 30,
      method: 'anonymise',
    });
    const data = { colour: 'groen', email: person.email, bsn: person.bsn };
    const id = await send(versionId, { data });
    await asStaff((client) =>
      client.createRemark({ params: { id }, body: { text: 'Belde terug' } }),
    );
    await runNextNight();
    expect((await asStaff((client) => client.listRemarks({ params: { id } }))).data).toEqual([]);
    const { data: kept } = await asStaff((client) => client.getSubmission({ params: { id } }));
    expect(kept.answers).toEqual({ colour: 'groen', email: person.email });
    expect(kept.mails).toEqual([]);
    await runNextNight();
    expect(await destroyed(formId)).toMatchObject([{ method: 'anonymise', count: 1 }]);
    advance(30 * dayMs);
    await runNextNight();
    expect(await left(formId)).toEqual([]);
  });

  test('keeps what was not delivered, whatever its term', async () => {
    const { formId, versionId } = await seed({ completed_days: 1, all_days: 1 });
    const id = await send(versionId);
    const delivery = await addFailedDelivery(server, demo(), id);
    advance(5 * dayMs);
    await runNextNight();
    expect(await left(formId)).toEqual([id]);
    // Delivered now: its term starts.
    await server.transaction(demo())((tx) =>
      tx
        .updateTable('submission_deliveries')
        .set({ state: 'delivered', ended_at: new Date(server.runtime.now()) })
        .where('id', '=', delivery)
        .execute(),
    );
    advance(-dayMs / 2);
    await runNextNight();
    expect(await left(formId)).toEqual([id]);
    await runNextNight();
    expect(await left(formId)).toEqual([]);
  });

  test('keeps submissions on hold, and rejects deleting them by hand', async () => {
    const { formId, versionId } = await seed({ completed_days: 1 });
    const [held, other] = [await send(versionId), await send(versionId)];
    const hold = (members: { readonly submission_id: string | null; readonly ends_on: string }) =>
      server.transaction(demo())((tx) =>
        tx
          .insertInto('legal_holds')
          .values({
            tenant_id: demo().id,
            id: server.runtime.createId(),
            form_id: formId,
            reason: 'Bezwaar',
            created_by: null,
            created_by_name: 'x',
            created_at: new Date(server.runtime.now()),
            lifted_at: null,
            ...members,
          })
          .execute(),
      );
    await hold({ submission_id: held, ends_on: '2999-12-31' });
    await hold({ submission_id: null, ends_on: '2020-12-31' });
    await runNextNight();
    expect(await left(formId)).toEqual([held]);
    expect(other).not.toBe(held);
    const remove = asStaff((client) =>
      client.deleteSubmission({ params: { id: held }, body: { reason: 'Dubbel verstuurd' } }),
    );
    expect(await refusalCode(remove)).toBe('on_hold');
  });

  test('is announced by form, and reported afterwards as a list and a file', async () => {
    const { formId, versionId } = await seed({ completed_days: 2 });
    await send(versionId);
    const late = await send(versionId);
    await addFailedDelivery(server, demo(), late);
    const preview = async () =>
      (await root.client.getRetentionPreview({ query: { form_id: formId } })).data;
    const before = aheadMs;
    expect((await asStaff(preview)).total).toMatchObject({ delete: 0, undelivered: 0 });
    // Relative to the time of the session: sent three days ago.
    await server.transaction(demo())((tx) =>
      tx
        .updateTable('submissions')
        .set({ completed_at: new Date(server.runtime.now() - before - 3 * dayMs) })
        .where('form_id', '=', formId)
        .execute(),
    );
    const { total, forms } = await asStaff(preview);
    expect(total).toEqual({ delete: 1, anonymise: 0, undelivered: 1, on_hold: 0, paying: 0 });
    expect(forms).toMatchObject([{ form: { id: formId }, delete: 1, undelivered: 1 }]);
    await runNextNight();
    const query = { filter: { form_id: formId } };
    const { data } = await asStaff((client) => client.listDestructions({ query }));
    expect(data).toMatchObject([
      { form: { id: formId, name: 'Melding' }, outcome: 'completed', count: 1 },
    ]);
    const file = await asStaff(() =>
      server.fetch(demo())(`/v0/retention/destructions/file?filter[form_id]=${formId}`, {
        headers: { authorization: `Bearer ${root.token}`, 'accept-language': 'nl' },
      }),
    );
    const [head, line] = (await file.text()).split('\r\n');
    expect(head).toContain('"Nacht";"Formulier";"Selectielijst"');
    expect(line).toMatch(/"Melding";"11.1";"Voltooid";"Verwijderd";"1"/);
    const reader = await asStaff(() =>
      server.signIn(demo(), { permissions: ['submission-read', 'audit-list'] }),
    );
    expect(await refusalCode(asStaff(() => reader.client.getRetentionPreview({ query: {} })))).toBe(
      'forbidden',
    );
    const other = await asStaff(() => server.signIn(server.tenants.other, { isRoot: true }));
    const foreign = await asStaff(() => other.client.listDestructions({ query: {} }));
    expect(foreign.data).toEqual([]);
  });

  test('removes batch after batch, and is taken over when its server died', async () => {
    const { formId, versionId } = await seed({ completed_days: 1 });
    const id = await send(versionId);
    await server.transaction(demo())(async (tx) => {
      const row = await tx
        .selectFrom('submissions')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { answers, context, statements, ...rest } = row;
      const copies = Array.from({ length: 450 }, (_, index) => ({
        ...rest,
        id: server.runtime.createId(),
        number: 1000 + index,
        answers: JSON.stringify(answers),
        context: JSON.stringify(context),
        statements: JSON.stringify(statements),
      }));
      await tx.insertInto('submissions').values(copies).execute();
    });
    advance(dayMs);
    // At two o'clock the night of the second run would be another one, with counts of its own.
    advance(2 * 3_600_000 + nextNight(server.runtime.now()) - server.runtime.now());
    const night = owner();
    let batches = 0;
    const dying = runRetention({
      ...night,
      transaction: (work) =>
        night.transaction(async (tx) => {
          batches += 1;
          if (batches > 5) throw new Error('killed');
          return work(tx);
        }),
    });
    await expect(dying).rejects.toThrow('killed');
    expect((await left(formId)).length).toBe(251);
    expect(await runRetention(owner())).toBe(false);
    advance(11 * 60_000);
    expect(await runRetention(owner())).toBe(true);
    expect(await left(formId)).toEqual([]);
    expect(await destroyed(formId)).toMatchObject([{ count: 451 }]);
  });
});
