import {
  logbookRetentionDays,
  type LogbookRetention,
} from '@form-builder/core/logbook/logbook-event.ts';
import { cutBefore, loadLogTerms } from '../../settings/log-terms.ts';
import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor } from '../../logbook/writer.ts';
import { advanceHead } from './advance-head.ts';
import {
  readHead,
  writeHead,
  type ChainCuts,
  type ChainHead,
  type HeadStore,
} from './chain-head.ts';
import { deleteExpiredEntries, selectHeadLink } from './chain-queries.ts';
import { extendChain } from './extend-chain.ts';
import { verifyChain, type ChainReport } from './verify-chain.ts';

/** The tenant whose logbook is maintained, with the services that it needs. */
export interface LogbookOwner extends HeadStore, Runtime {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
}

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
  const cuts = report.problems.length === 0 ? await signCuts(owner, head, now) : [];
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
    for (const { retention, before } of cuts) {
      count += await deleteExpiredEntries(tx, { retention, before, sequence: signed });
    }
    if (count > 0)
      await writeLogbook(writer, { action: 'logbook.cut', subject, details: { count } });
  });
  return report;
}

interface Cut {
  readonly retention: LogbookRetention;
  readonly before: Date;
}

/**
 * Decides before which moment entries of each class go, by the terms of the tenant, and signs that before anything is
 * deleted: a later check tells what was cut from what was removed by hand, also when the terms changed. A cut never
 * moves back.
 */
async function signCuts(
  owner: LogbookOwner,
  head: ChainHead | null | undefined,
  now: number,
): Promise<readonly Cut[]> {
  if (!head) return [];
  const terms = await owner.transaction(loadLogTerms);
  const earlier: ChainCuts = head.cuts ?? {};
  const moments = classes.map((retention) => ({
    retention,
    before: cutBefore(terms[retention], now),
    signed: Math.max(
      earlier[retention] ?? cutBefore(logbookRetentionDays[retention], now).getTime(),
      cutBefore(terms[retention], now).getTime(),
    ),
  }));
  const cuts = Object.fromEntries(moments.map(({ retention, signed }) => [retention, signed]));
  await writeHead(owner, owner.tenantId, { ...head, cuts });
  return moments;
}

const classes = [
  'security',
  'handling',
  'administration',
] as const satisfies readonly LogbookRetention[];
