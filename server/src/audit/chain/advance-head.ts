import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import { chainStart } from './chain-hashes.ts';
import { readHead, writeHead, type ChainHead, type HeadStore } from './chain-head.ts';
import { lockChain, selectHeadLink, selectLink } from './chain-queries.ts';

/** The tenant whose chain is signed. */
export interface HeadOwner extends HeadStore {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
}

/**
 * Signs the beginning of a chain that has no links yet, before it gets any: from then on a head that is not there was
 * removed, also for a server that looks between the first links and their signature.
 */
export async function signStart(owner: HeadOwner): Promise<void> {
  const { tenantId, transaction } = owner;
  if ((await transaction(selectHeadLink)) !== undefined) return;
  await transaction(async (tx) => {
    await lockChain(tx, tenantId);
    if ((await selectHeadLink(tx)) !== undefined) return;
    if ((await readHead(owner, tenantId)) !== undefined) return;
    await writeHead(owner, tenantId, { sequence: 0, hash: chainStart });
  });
}

/**
 * Signs the last link of the chain and returns the signed head. Does not sign, and returns `undefined`, when the chain no
 * longer contains the head that was signed before: a new signature would hide that. Servers sign one after the other: who
 * replaces the stored head has read what another one wrote.
 */
export function advanceHead(owner: HeadOwner): Promise<ChainHead | undefined> {
  const { tenantId, transaction } = owner;
  return transaction(async (tx) => {
    await lockChain(tx, tenantId);
    const head = await readHead(owner, tenantId);
    if (head === null || head === undefined) return undefined;
    const hash = head.sequence === 0 ? chainStart : (await selectLink(tx, head.sequence))?.hash;
    if (hash?.equals(head.hash) !== true) return undefined;
    const last = await selectHeadLink(tx);
    if (last === undefined || last.sequence === head.sequence) return head;
    const advanced = { ...last, cuts: head.cuts };
    await writeHead(owner, tenantId, advanced);
    return advanced;
  });
}
