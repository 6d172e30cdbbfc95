import {
  logbookRetentionDays,
  type LogbookRetention,
} from '@form-builder/core/logbook/logbook-event.ts';
import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor } from '../../logbook/writer.ts';
import { advanceHead } from './advance-head.ts';
import { readHead, type HeadStore } from './chain-head.ts';
import { deleteExpiredEntries, selectHeadLink } from './chain-queries.ts';
import { extendChain } from './extend-chain.ts';
import { verifyChain, type ChainReport } from './verify-chain.ts';

/** The tenant whose logbook is maintained, with the services that it needs. */
export interface LogbookOwner extends HeadStore, Runtime {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
}

const dayMs = 86_400_000;

/** Chains new entries and signs the last link; returns its sequence number. */
export async function chainLogbook(owner: LogbookOwner): Promise<number> {
  const before = await owner.transaction(selectHeadLink);
  await extendChain(owner);
  return advanceHead(owner, { isFirst: before === undefined });
}

/** Verifies the whole chain and stores the result; deletes expired entries when the chain is intact. */
export async function checkLogbook(owner: LogbookOwner): Promise<ChainReport> {
  const { tenantId, transaction } = owner;
  const now = owner.now();
  const signed = await chainLogbook(owner);
  const head = await readHead(owner, tenantId);
  const report = await verifyChain({ transaction, now, head });
  await transaction(async (tx) => {
    const writer = writerFor({ ...owner, tenant: { id: tenantId }, caller: null }, tx);
    const { links, problems } = report;
    await tx
      .insertInto('logbook_checks')
      .values({
        tenant_id: tenantId,
        id: writer.createId(),
        at: new Date(now),
        links,
        problems: JSON.stringify(problems),
      })
      .execute();
    const subject = ['organisation', tenantId] as const;
    if (problems.length > 0) {
      const details = { count: problems.length };
      await writeLogbook(writer, { action: 'logbook.damaged', subject, result: 'failed', details });
      return;
    }
    let count = 0;
    for (const [retention, days] of Object.entries(logbookRetentionDays)) {
      const before = new Date(now - days * dayMs);
      // Object.entries widens the keys of the record.
      count += await deleteExpiredEntries(tx, {
        retention: retention as LogbookRetention,
        before,
        sequence: signed,
      });
    }
    if (count > 0)
      await writeLogbook(writer, { action: 'logbook.cut', subject, details: { count } });
  });
  return report;
}
