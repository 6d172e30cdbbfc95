import { logbookEvents } from '@form-builder/core/logbook/logbook-events.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import { chainStart, digestOf, hashOf } from './chain-hashes.ts';
import { insertLinks, lockChain, selectHeadLink, selectUnchained } from './chain-queries.ts';

const atOnce = 500;

interface ChainOwner {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
}

/** Links every new entry to the tenant's chain and returns the number of new links. */
export async function extendChain({ tenantId, transaction }: ChainOwner): Promise<number> {
  let added = 0;
  for (;;) {
    const count = await transaction((tx) => addLinks(tx, tenantId));
    added += count;
    if (count < atOnce) return added;
  }
}

async function addLinks(tx: Transaction<Database>, tenantId: string): Promise<number> {
  await lockChain(tx, tenantId);
  const head = await selectHeadLink(tx);
  const lines = await selectUnchained(tx, atOnce);
  let { sequence, hash } = head ?? { sequence: 0, hash: chainStart };
  const links = lines.map((line) => {
    sequence += 1;
    const { retention } = logbookEvents[line.action];
    const open = { sequence, line_id: line.id, at: line.at, retention, digest: digestOf(line) };
    hash = hashOf(hash, open);
    return { tenant_id: tenantId, ...open, hash };
  });
  if (links.length > 0) await insertLinks(tx, links);
  return links.length;
}
