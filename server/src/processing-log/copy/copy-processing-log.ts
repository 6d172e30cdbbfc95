import { claimCopy, updateCopy } from '../../audit/copy/copies-queries.ts';
import { postToCollector } from '../../audit/copy/post-to-collector.ts';
import { sendInHalves } from '../../audit/copy/send-in-halves.ts';
import type { CollectorConfig } from '../../platform/config/logbook-copy-config.ts';
import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import type { Runtime } from '../../platform/runtime.ts';
import {
  markExported,
  markRefused,
  selectUnexported,
  type ProcessingRow,
} from '../processing-log-queries.ts';
import { otlpSpans } from './otlp-spans.ts';

interface ExportOwner extends Pick<Runtime, 'now'> {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
  /** Receives the span ids of the lines that the collector refused; they are not sent again. */
  readonly onRefused: (spanIds: readonly string[]) => void;
}

const target = 'processing';
const atOnce = 500;
/** Longer than sending one batch takes. */
const claimMs = 60_000;

/**
 * Sends the lines that the collector has not confirmed, and returns their number. What a failure leaves is sent the next
 * time; a line whose confirmation was lost is then sent twice, with the same ids.
 */
export async function copyProcessingLog(
  { tenantId, transaction, now, onRefused }: ExportOwner,
  collector: CollectorConfig,
): Promise<number> {
  const until = () => new Date(now() + claimMs);
  const claim = { tenantId, target, now: new Date(now()), until: until() } as const;
  if ((await transaction((tx) => claimCopy(tx, claim))) === undefined) return 0;
  const sendClaimed = async (rows: readonly ProcessingRow[]) => {
    await transaction((tx) => updateCopy(tx, target, { claimed_until: until() }));
    return postToCollector(collector, otlpSpans(rows));
  };
  let copied = 0;
  try {
    for (;;) {
      const rows = await transaction((tx) => selectUnexported(tx, atOnce));
      if (rows.length === 0) return copied;
      const refused = await sendInHalves(rows, sendClaimed);
      const at = new Date(now());
      const noted = refused.length > 0 && { refused_at: at };
      await transaction(async (tx) => {
        await markRefused(tx, refused, at);
        await markExported(tx, rows, at);
        await updateCopy(tx, target, { claimed_until: until(), ...noted });
      });
      copied += rows.length - refused.length;
      if (refused.length > 0) onRefused(refused.map((row) => row.span_id.toString('hex')));
    }
  } finally {
    await transaction((tx) => updateCopy(tx, target, { claimed_until: null }));
  }
}
