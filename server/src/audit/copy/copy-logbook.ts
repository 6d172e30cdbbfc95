import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { selectLinksAfter } from '../chain/chain-queries.ts';
import { claimCopy, updateCopy } from './copies-queries.ts';
import type { LogbookCopy } from './logbook-copy.ts';
import { toLogbookRecord } from './logbook-record.ts';

interface CopyOwner extends Pick<Runtime, 'now'> {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
}

const atOnce = 500;
/** Longer than sending one batch takes. */
const claimMs = 60_000;

/**
 * Copies the entries that the chain got since the last time, and returns their number. What a failure leaves is copied
 * the next time; an entry whose receiver's answer was lost is then copied twice.
 */
export async function copyLogbook(
  { tenantId, transaction, now }: CopyOwner,
  { target, send }: LogbookCopy,
): Promise<number> {
  const until = () => new Date(now() + claimMs);
  const claim = { tenantId, target, now: new Date(now()), until: until() };
  const claimed = await transaction((tx) => claimCopy(tx, claim));
  if (claimed === undefined) return 0;
  let [{ sequence }, copied] = [claimed, 0];
  try {
    for (;;) {
      const links = await transaction((tx) => selectLinksAfter(tx, sequence, atOnce));
      const last = links.at(-1);
      if (last === undefined) return copied;
      // The entry of an old link may be gone, because its term is over.
      const records = links.flatMap(({ line }) =>
        line === undefined ? [] : toLogbookRecord(line),
      );
      if (records.length > 0) await send(records);
      sequence = last.link.sequence;
      copied += records.length;
      await transaction((tx) => updateCopy(tx, target, { sequence, claimed_until: until() }));
    }
  } finally {
    await transaction((tx) => updateCopy(tx, target, { claimed_until: null }));
  }
}
