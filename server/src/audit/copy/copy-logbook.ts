import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { selectLinksAfter } from '../chain/chain-queries.ts';
import { claimCopy, updateCopy } from './copies-queries.ts';
import type { LogbookCopy } from './logbook-copy.ts';
import { toLogbookRecord } from './logbook-record.ts';
import { sendInHalves } from './send-in-halves.ts';

interface CopyOwner extends Pick<Runtime, 'now'> {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
  /** Receives the entries that the receiver refused; they are not sent again. */
  readonly onRefused: (ids: readonly string[]) => void;
}

const atOnce = 500;
/** Longer than sending one batch takes. */
const claimMs = 60_000;

/**
 * Copies the entries that the chain got since the last time, and returns their number. What a failure leaves is copied
 * the next time; an entry whose receiver's answer was lost is then copied twice.
 */
export async function copyLogbook(
  { tenantId, transaction, now, onRefused }: CopyOwner,
  { target, send }: LogbookCopy,
): Promise<number> {
  const until = () => new Date(now() + claimMs);
  const claim = { tenantId, target, now: new Date(now()), until: until() };
  const claimed = await transaction((tx) => claimCopy(tx, claim));
  if (claimed === undefined) return 0;
  const sendClaimed: typeof send = async (records) => {
    await transaction((tx) => updateCopy(tx, target, { claimed_until: until() }));
    return send(records);
  };
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
      const refused = records.length === 0 ? [] : await sendInHalves(records, sendClaimed);
      sequence = last.link.sequence;
      copied += records.length - refused.length;
      const noted = refused.length > 0 && { refused_at: new Date(now()) };
      await transaction((tx) =>
        updateCopy(tx, target, { sequence, claimed_until: until(), ...noted }),
      );
      if (refused.length > 0) onRefused(refused.map(({ id }) => id));
    }
  } finally {
    await transaction((tx) => updateCopy(tx, target, { claimed_until: null }));
  }
}
