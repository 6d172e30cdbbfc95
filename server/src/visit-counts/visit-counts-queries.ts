import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { countsVisits } from '@form-builder/core/version-settings/version-settings.ts';
import { sql, type Transaction } from 'kysely';
import { dayInAmsterdam } from '../platform/day-in-amsterdam.ts';
import type { Database } from '../platform/database/database.ts';
import type { VisitCountsTable } from './visit-counts-tables.ts';

type Tx = Transaction<Database>;

/** Whether the tenant has visits counted. */
export async function areVisitsCounted(tx: Tx): Promise<boolean> {
  const off = await tx
    .selectFrom('settings')
    .select('id')
    .where('id', '=', 'insight_enabled')
    .where(sql<boolean>`value @> '{"value": false}'`)
    .executeTakeFirst();
  return off === undefined;
}

/** The versions that visitors can have open, with each environment that shows or showed them. */
export function selectVisitedVersions(tx: Tx, ids: readonly string[]) {
  return versionsInEnvironments(tx)
    .select([
      'form_versions.id',
      'form_versions.form_id',
      'form_versions.definition',
      'version_environments.environment',
    ])
    .where('form_versions.id', 'in', ids)
    .where('version_environments.first_published_at', 'is not', null)
    .where(isCounted)
    .execute();
}

/** Whether the visits of the published version of a form are counted; true without one. */
export async function isFormCounted(
  tx: Tx,
  formId: string,
  environment: EnvironmentId,
): Promise<boolean> {
  const off = await versionsInEnvironments(tx)
    .select('form_versions.id')
    .where('form_versions.form_id', '=', formId)
    .where('version_environments.environment', '=', environment)
    .where('version_environments.state', '=', 'published')
    .where((eb) => eb.not(isCounted))
    .executeTakeFirst();
  return off === undefined;
}

const versionsInEnvironments = (tx: Tx) =>
  tx
    .selectFrom('version_environments')
    .innerJoin('form_versions', (join) =>
      join
        .onRef('form_versions.tenant_id', '=', 'version_environments.tenant_id')
        .onRef('form_versions.id', '=', 'version_environments.version_id'),
    );

/** Whether the visits of a version are counted: its settings can switch that off. */
const isCounted = sql<boolean>`not form_versions.settings @> ${JSON.stringify({ [countsVisits.key]: false })}::jsonb`;

export type VisitedVersion = Awaited<ReturnType<typeof selectVisitedVersions>>[number];

const rowsAtOnce = 1000;

const keyColumns = [
  'tenant_id',
  'form_id',
  'environment',
  'day',
  'version_id',
  'kind',
  'subject',
  'time',
] as const;

/** Adds to the counters, in the order of their key: two servers that do so at once cannot deadlock. */
export async function upsertVisitCounts(tx: Tx, rows: readonly VisitCountsTable[]): Promise<void> {
  const keyOf = (row: VisitCountsTable) => keyColumns.map((column) => row[column]).join(' ');
  const ordered = rows
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row);
  for (let start = 0; start < ordered.length; start += rowsAtOnce)
    await tx
      .insertInto('visit_counts')
      .values(ordered.slice(start, start + rowsAtOnce))
      .onConflict((conflict) =>
        conflict
          .columns([...keyColumns])
          .doUpdateSet({ count: sql`visit_counts.count + excluded.count` }),
      )
      .execute();
}

const keptMonths = 25;

/** Deletes the counts of more than 25 months ago. */
export async function deleteOldVisitCounts(tx: Tx, now: Date): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - keptMonths);
  await tx.deleteFrom('visit_counts').where('day', '<', dayInAmsterdam(oldest.getTime())).execute();
}
