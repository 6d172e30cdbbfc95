import type { Field } from '@form-builder/core/form/form-definition.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordStatements } from '../../../testing/record-statements.ts';
import { onePage, questions, seedForm } from '../../../testing/seed-form.ts';
import { databases, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import { overlapMs } from './answer-scan.ts';
import { sealEarlierAnswers } from './seal-earlier-answers.ts';

const bsn: Field = { id: 'bsn', short_id: 'bsnr', type: 'bsn', label: 'Burgerservicenummer' };
const clear = { name: 'Ada', bsn: '999993653' };

describe.each(databases)('sealing earlier answers on %s', (database) => {
  let server: TestServer;
  let actorId: string;
  let versionId: string;
  let nowMs: number;

  beforeAll(async () => {
    server = await startTestServer({ database });
    actorId = (await server.signIn(server.tenants.demo, { isRoot: true })).id;
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    nowMs = server.runtime.now();
    ({ versionId } = await seedForm(server, server.tenants.demo, {
      actor: { id: actorId, name: 'x' },
      version: { pages: onePage([...questions, bsn]) },
    }));
  });

  const inTenant: TenantTransaction = (work) => server.transaction(server.tenants.demo)(work);
  /** Creates submissions with an answer that an earlier release stored unencrypted. */
  const store = async (count: number) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const { data } = await server.client(server.tenants.demo).createSubmission({
        body: { form_version_id: versionId, data: clear, status: 'draft' },
      });
      ids.push(data.id);
    }
    await reveal(ids);
    return ids;
  };
  /** Stored as a server of an earlier release does. */
  const reveal = (ids: readonly string[]) =>
    inTenant((tx) =>
      tx
        .updateTable('submissions')
        .set({ answers: JSON.stringify(clear), sealed_answers: null })
        .where('id', 'in', ids)
        .execute(),
    );
  const countClear = () =>
    inTenant(async (tx) => {
      const rows = await tx
        .selectFrom('submissions')
        .select('answers')
        .where('version_id', '=', versionId)
        .execute();
      return rows.filter(({ answers }) => 'bsn' in answers).length;
    });
  const seal = (more: { rowsAtOnce?: number; transaction?: TenantTransaction } = {}) =>
    sealEarlierAnswers({
      tenantId: server.tenants.demo.id,
      transaction: inTenant,
      cipher: server.cipher,
      now: () => nowMs,
      ...more,
    });

  test('scans again after an hour, and then never', async () => {
    const [first = ''] = await store(2);
    expect(await seal()).toBe(2);
    await reveal([first]);
    expect(await seal()).toBe(0);
    nowMs += overlapMs;
    expect(await seal()).toBe(1);
    expect(await countClear()).toBe(0);

    nowMs += 24 * overlapMs;
    const recorder = recordStatements(server.pool);
    expect(await seal()).toBe(0);
    recorder.end();
    expect(recorder.statements.filter((text) => text.includes('"submissions"'))).toEqual([]);
  });

  test('scans again when other fields are sensitive', async () => {
    await store(1);
    await seal();
    nowMs += overlapMs;
    await seal();
    const pages = onePage([{ ...questions[0], is_sensitive: true } as Field, bsn]);
    await inTenant((tx) =>
      tx
        .updateTable('form_versions')
        .set({ definition: JSON.stringify({ pages }) })
        .where('id', '=', versionId)
        .execute(),
    );
    expect(await seal()).toBe(1);
    const { answers } = await inTenant((tx) =>
      tx
        .selectFrom('submissions')
        .select('answers')
        .where('version_id', '=', versionId)
        .executeTakeFirstOrThrow(),
    );
    expect(answers).toEqual({});
  });

  test('continues where it was interrupted', async () => {
    await seal();
    nowMs += overlapMs;
    await seal();
    const [first = ''] = await store(3);
    await inTenant((tx) =>
      tx.deleteFrom('answer_scans').where('version_id', '=', versionId).execute(),
    );
    let sealed = 0;
    const interrupted: TenantTransaction = async (work) => {
      if ((await countClear()) === 2) throw new Error('The server stops.');
      sealed += 1;
      return inTenant(work);
    };
    await expect(seal({ rowsAtOnce: 1, transaction: interrupted })).rejects.toThrow('stops');
    expect(sealed).toBeGreaterThan(0);
    await reveal([first]);
    expect(await seal({ rowsAtOnce: 1 })).toBe(2);
    expect(await countClear()).toBe(1);
  });
});
