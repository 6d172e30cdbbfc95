import { loadLogTerms } from '../../settings/log-terms.ts';
import type { HeadOwner } from './advance-head.ts';
import { addCuts } from './chain-cuts.ts';
import { readHead, writeHead } from './chain-head.ts';
import { lockChain, selectHeadLink } from './chain-queries.ts';

/**
 * Signs a chain as it is, after a restore or with a new key. What was cut stays in the head; without a valid
 * head it is what the terms of the tenant and the usual ones allow.
 */
export async function signChain(owner: HeadOwner, now: number): Promise<void> {
  const { tenantId, transaction } = owner;
  await transaction(async (tx) => {
    await lockChain(tx, tenantId);
    const link = await selectHeadLink(tx);
    if (link === undefined) return;
    const head = await readHead(owner, tenantId);
    const cuts = head ? head.cuts : addCuts(undefined, await loadLogTerms(tx), now);
    await writeHead(owner, tenantId, { ...link, cuts });
  });
}
