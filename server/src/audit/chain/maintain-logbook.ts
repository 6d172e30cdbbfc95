import type { Transaction } from 'kysely';
import { loadLogTerms } from '../../settings/log-terms.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor } from '../../logbook/writer.ts';
import { advanceHead, signStart } from './advance-head.ts';
import { addCuts, cutsByTerms, type Cut } from './chain-cuts.ts';
import { readHead, writeHead, type HeadStore } from './chain-head.ts';
import { deleteExpiredEntries, insertCheck, lockChain, selectLastCheck } from './chain-queries.ts';
import { extendChain } from './extend-chain.ts';
import { verifyChain, type ChainReport } from './verify-chain.ts';

/** The tenant whose logbook is maintained, with the services that it needs. */
export interface LogbookOwner extends HeadStore, Runtime {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
}

/** Chains new entries and signs the last link. */
export async function chainLogbook(owner: LogbookOwner): Promise<void> {
  await signStart(owner);
  await extendChain(owner);
  await advanceHead(owner);
}

/**
 * Verifies the whole chain and stores the result; deletes expired entries when the chain is intact. Verifying takes long
 * and locks nothing. When another server checked meanwhile, its result stands: what it deleted looks removed here.
 */
export async function checkLogbook(owner: LogbookOwner): Promise<ChainReport> {
  const { tenantId, transaction } = owner;
  const now = owner.now();
  await chainLogbook(owner);
  const earlier = await transaction(selectLastCheck);
  const head = await readHead(owner, tenantId);
  const report = await verifyChain({ transaction, now, head });
  return transaction(async (tx) => {
    await lockChain(tx, tenantId);
    const last = await selectLastCheck(tx);
    if (last !== undefined && last.id !== earlier?.id)
      return { links: last.links, problems: last.problems };
    await endCheck(tx, owner, { report, now, signed: head?.sequence ?? 0 });
    return report;
  });
}

interface Checked {
  readonly report: ChainReport;
  readonly now: number;
  /** The last link that the verified head covers. */
  readonly signed: number;
}

/** Stores the result of a check with its consequences, while the chain is locked. */
async function endCheck(
  tx: Transaction<Database>,
  owner: LogbookOwner,
  { report: { links, problems }, now, signed }: Checked,
): Promise<void> {
  const { tenantId } = owner;
  const writer = writerFor({ ...owner, tenant: { id: tenantId }, caller: null }, tx);
  const subject = ['organisation', tenantId] as const;
  await insertCheck(tx, {
    tenant_id: tenantId,
    id: writer.createId(),
    at: new Date(now),
    links,
    problems: JSON.stringify(problems),
  });
  if (problems.length > 0) {
    const details = { count: problems.length };
    await writeLogbook(writer, { action: 'logbook.damaged', subject, result: 'failed', details });
    return;
  }
  let count = 0;
  for (const cut of await signCuts(tx, owner, now))
    count += await deleteExpiredEntries(tx, { ...cut, sequence: signed });
  if (count > 0) await writeLogbook(writer, { action: 'logbook.cut', subject, details: { count } });
}

/**
 * Decides before which moment entries of each class go, by the terms of the tenant, and signs that before anything is
 * deleted: a later check distinguishes what was cut from what was removed by hand, also when the terms changed.
 */
async function signCuts(
  tx: Transaction<Database>,
  owner: LogbookOwner,
  now: number,
): Promise<readonly Cut[]> {
  // Not the verified one: another server may have signed later links.
  const head = await readHead(owner, owner.tenantId);
  if (!head) return [];
  const terms = await loadLogTerms(tx);
  await writeHead(owner, owner.tenantId, { ...head, cuts: addCuts(head.cuts, terms, now) });
  return cutsByTerms(terms, now);
}
