import type { retentionContract } from '@form-builder/core/contract/staff/submissions/retention.ts';
import { logKinds, type LogKind } from '@form-builder/core/logbook/log-retention.ts';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { countRows } from '../platform/database/criteria.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import { nextNight } from '../platform/night-of.ts';
import { cutBefore, loadLogTerms, withinLimits } from '../settings/log-terms.ts';

/** How many lines of each log the next night removes. */
export const previewLogRetention: Handlers<typeof retentionContract>['getLogRetentionPreview'] = ({
  query,
  transaction,
  now,
}) =>
  transaction(async (tx) => {
    const terms = await loadLogTerms(tx);
    const at = nextNight(now());
    const logs = [];
    for (const kind of logKinds) {
      const days = withinLimits(kind, query[kind] ?? terms[kind]);
      const before = cutBefore(days, at);
      logs.push({
        kind,
        days,
        before: isoInstant(before),
        count: await countOlder(tx, kind, before),
      });
    }
    return { data: { at: new Date(at).toISOString(), logs } };
  });

async function countOlder(tx: Transaction<Database>, kind: LogKind, before: Date): Promise<number> {
  if (kind === 'processing') {
    const row = await tx
      .selectFrom('processing_log')
      .select(countRows.as('count'))
      .where('ended_at', '<', before)
      .executeTakeFirst();
    return row?.count ?? 0;
  }
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from logbook_chain as link
    join logbook on logbook.tenant_id = link.tenant_id and logbook.id = link.line_id
    where link.retention = ${kind} and link.at < ${before}`.execute(tx);
  return rows[0]?.count ?? 0;
}
