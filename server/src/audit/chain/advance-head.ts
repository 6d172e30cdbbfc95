import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import { readHead, writeHead, type HeadStore } from './chain-head.ts';
import { selectHeadLink, selectLink } from './chain-queries.ts';

interface HeadOwner extends HeadStore {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
}

/**
 * Signs the last link of the chain and returns the last signed link. Does not sign when the chain no longer
 * contains the head that was signed before: a new signature would hide that.
 */
export async function advanceHead(
  owner: HeadOwner,
  { isFirst }: { readonly isFirst: boolean },
): Promise<number> {
  const { tenantId, transaction } = owner;
  const head = await readHead(owner, tenantId);
  if (head === null || (head === undefined && !isFirst)) return 0;
  const { signed, last } = await transaction(async (tx) => ({
    signed: head && (await selectLink(tx, head.sequence)),
    last: await selectHeadLink(tx),
  }));
  if (head !== undefined && signed?.hash.equals(head.hash) !== true) return 0;
  if (last === undefined) return 0;
  if (last.sequence !== head?.sequence)
    await writeHead(owner, tenantId, { ...last, cuts: head?.cuts });
  return last.sequence;
}
