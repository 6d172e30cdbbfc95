import { sql, type RawBuilder } from 'kysely';
import { periodOf } from './quota-period.ts';
import type { QuotaWriter } from './claim-quota.ts';

const slots = 16;

interface Counted {
  readonly tenantId: string;
  readonly submissionId: string;
  readonly at: Date;
}

/**
 * SQL that counts a submission that becomes final, for each row of `source`. It is never refused. The id spreads the
 * count over rows, because a row stays locked until the submission is stored.
 */
export function countedSubmission(
  { tenantId, submissionId, at }: Counted,
  source: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const slot = Number.parseInt(submissionId.slice(-1), slots);
  const period = periodOf('submissions', at.getTime());
  return sql`
    insert into quota_usage (tenant_id, quota_id, period, slot, used, measured_at)
    select ${tenantId}::uuid, 'submissions', ${period}, ${slot}::smallint, 1, ${at}::timestamptz
    from ${source}
    on conflict (tenant_id, quota_id, period, slot) do update set used = quota_usage.used + 1`;
}

/** Counts a submission that became final. */
export async function countSubmission(
  { tx, tenantId, now }: QuotaWriter,
  submissionId: string,
): Promise<void> {
  const at = new Date(now());
  await countedSubmission({ tenantId, submissionId, at }, sql`(select) as one`).execute(tx);
}
