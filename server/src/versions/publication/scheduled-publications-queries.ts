import type { PublicationFailure } from '@form-builder/core/publication/publication-failures.ts';
import type { Insertable, Transaction } from 'kysely';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import type { Writer } from '../../logbook/writer.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ScheduledPublicationsTable } from '../versions-tables.ts';
import type { VersionInEnvironment } from './environment-queries.ts';

type Tx = Transaction<Database>;
type Place = Pick<VersionInEnvironment, 'versionId' | 'environment'>;

/** The scheduled publication with this id, locked until the end of the transaction. */
export function lockScheduled(tx: Tx, id: string) {
  return tx
    .selectFrom('scheduled_publications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** A scheduled publication as it is stored. */
export type ScheduledRecord = NonNullable<Awaited<ReturnType<typeof lockScheduled>>>;

/** The version of a scheduled publication, before its form is locked. */
export async function findScheduledVersion(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('scheduled_publications')
    .select('version_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.version_id;
}

/** The scheduled publication of a version in an environment, also one that failed. */
export function findScheduledIn(tx: Tx, { versionId, environment }: Place) {
  return tx
    .selectFrom('scheduled_publications')
    .selectAll()
    .where('version_id', '=', versionId)
    .where('environment', '=', environment)
    .executeTakeFirst();
}

/** Stores the moment in the place of an earlier one, also of one that failed; its id stays. */
export async function upsertScheduled(
  tx: Tx,
  row: Insertable<ScheduledPublicationsTable>,
): Promise<void> {
  const { tenant_id, id, form_id, version_id, environment, ...change } = row;
  await tx
    .insertInto('scheduled_publications')
    .values({ tenant_id, id, form_id, version_id, environment, ...change })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'version_id', 'environment']).doUpdateSet(change),
    )
    .execute();
}

/** Notes why the version was not published. */
export async function failScheduled(
  tx: Tx,
  id: string,
  failed: { readonly failure: PublicationFailure; readonly failed_at: Date },
): Promise<void> {
  await tx.updateTable('scheduled_publications').set(failed).where('id', '=', id).execute();
}

/** Deletes the scheduled publication of a version in an environment; returns it. */
export function deleteScheduled(tx: Tx, { versionId, environment }: Place) {
  return tx
    .deleteFrom('scheduled_publications')
    .where('version_id', '=', versionId)
    .where('environment', '=', environment)
    .returning(['planned_at', 'failure'])
    .executeTakeFirst();
}

/** Ends the scheduled publication of a version in an environment, if there is one, and records that. */
export async function unschedule(writer: Writer, place: Place): Promise<boolean> {
  const deleted = await deleteScheduled(writer.tx, place);
  if (deleted?.failure === null)
    await writeLogbook(writer, {
      action: 'version.publication_unscheduled',
      subject: ['version', place.versionId],
      details: { environment: place.environment, planned_at: deleted.planned_at.toISOString() },
    });
  return deleted !== undefined;
}

/** Whether a version with a higher number was published to the environment after a moment, and is still there. */
export async function isNewerPublishedSince(
  tx: Tx,
  { formId, environment, number, since }: NewerThan,
): Promise<boolean> {
  const row = await tx
    .selectFrom('version_environments as standing')
    .innerJoin('form_versions as version', (join) =>
      join
        .onRef('version.tenant_id', '=', 'standing.tenant_id')
        .onRef('version.id', '=', 'standing.version_id'),
    )
    .select('version.id')
    .where('standing.form_id', '=', formId)
    .where('standing.environment', '=', environment)
    .where('standing.state', '=', 'published')
    .where('standing.at', '>', since)
    .where('version.number', '>', number)
    .executeTakeFirst();
  return row !== undefined;
}

interface NewerThan extends Pick<VersionInEnvironment, 'formId' | 'environment'> {
  readonly number: number;
  readonly since: Date;
}

/** Scheduled publications that are overdue and whose job was sent long ago; notes that it is sent again. */
export function claimOverdue(
  tx: Tx,
  { now, dueBefore, sentBefore }: Readonly<Record<'now' | 'dueBefore' | 'sentBefore', Date>>,
) {
  return tx
    .updateTable('scheduled_publications')
    .set({ sent_at: now })
    .where('failure', 'is', null)
    .where('planned_at', '<=', dueBefore)
    .where('sent_at', '<=', sentBefore)
    .returning(['id', 'planned_at'])
    .execute();
}
