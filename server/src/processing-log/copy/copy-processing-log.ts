import { claimCopy, updateCopy } from '../../audit/copy/copies-queries.ts';
import { postToCollector } from '../../audit/copy/post-to-collector.ts';
import type { CollectorConfig } from '../../platform/config/logbook-copy-config.ts';
import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { markExported, selectUnexported } from '../processing-log-queries.ts';
import { otlpSpans } from './otlp-spans.ts';

interface ExportOwner extends Pick<Runtime, 'now'> {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
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
  { tenantId, transaction, now }: ExportOwner,
  collector: CollectorConfig,
): Promise<number> {
  const until = () => new Date(now() + claimMs);
  const claim = { tenantId, target, now: new Date(now()), until: until() } as const;
  if ((await transaction((tx) => claimCopy(tx, claim))) === undefined) return 0;
  let copied = 0;
  try {
    for (;;) {
      const rows = await transaction((tx) => selectUnexported(tx, atOnce));
      if (rows.length === 0) return copied;
      await postToCollector(collector, otlpSpans(rows));
      await transaction(async (tx) => {
        await markExported(tx, rows, new Date(now()));
        await updateCopy(tx, target, { claimed_until: until() });
      });
      copied += rows.length;
    }
  } finally {
    await transaction((tx) => updateCopy(tx, target, { claimed_until: null }));
  }
}
