import type { Transaction } from 'kysely';
import type { EnvironmentState } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import type { Database } from '../../platform/database/database.ts';

/** One version in one environment. */
export interface VersionInEnvironment {
  readonly formId: string;
  readonly versionId: string;
  readonly environment: EnvironmentId;
}

/** Writes the state of the version; the moment of the first publication never changes. */
export async function writeState(
  writer: Writer,
  place: VersionInEnvironment,
  state: EnvironmentState,
  remark: string | null,
) {
  const at = instant(writer);
  const row = {
    state,
    at,
    user_id: writer.actor?.id ?? null,
    remark,
    first_published_at: state === 'published' ? at : null,
  };
  await writer.tx
    .insertInto('version_environments')
    .values({
      tenant_id: writer.tenantId,
      version_id: place.versionId,
      environment: place.environment,
      form_id: place.formId,
      ...row,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'version_id', 'environment']).doUpdateSet((eb) => ({
        ...row,
        first_published_at: eb.fn.coalesce(
          'version_environments.first_published_at',
          'excluded.first_published_at',
        ),
      })),
    )
    .execute();
}

/** Marks the published version of the form as superseded; returns the ids of such versions. */
export async function supersedePublished(
  writer: Writer,
  place: VersionInEnvironment,
): Promise<readonly string[]> {
  const rows = await writer.tx
    .updateTable('version_environments')
    .set({
      state: 'superseded',
      at: instant(writer),
      user_id: writer.actor?.id ?? null,
      remark: null,
    })
    .where('form_id', '=', place.formId)
    .where('environment', '=', place.environment)
    .where('state', '=', 'published')
    .where('version_id', '<>', place.versionId)
    .returning('version_id')
    .execute();
  return rows.map((row) => row.version_id);
}

/** Deletes proposals and approvals of a version; returns those that there were. */
export async function deleteProposals(tx: Transaction<Database>, versionId: string) {
  return tx
    .deleteFrom('version_environments')
    .where('version_id', '=', versionId)
    .where('state', 'in', ['proposed', 'approved'])
    .returning(['environment', 'state'])
    .execute();
}

/**
 * Takes back a proposal; returns the state that the version has now: none, or that of one that was shown
 * before. Such a version keeps its row, because that locks it.
 */
export async function removeProposal(
  writer: Writer,
  place: VersionInEnvironment,
): Promise<EnvironmentState | null> {
  const { numDeletedRows: count } = await writer.tx
    .deleteFrom('version_environments')
    .where('version_id', '=', place.versionId)
    .where('environment', '=', place.environment)
    .where('first_published_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count > 0n) return null;
  const state = (await hasPublished(writer.tx, place)) ? 'superseded' : 'withdrawn';
  await writeState(writer, place, state, null);
  return state;
}

async function hasPublished(
  tx: Transaction<Database>,
  { formId, environment }: VersionInEnvironment,
): Promise<boolean> {
  const row = await tx
    .selectFrom('version_environments')
    .select('version_id')
    .where('form_id', '=', formId)
    .where('environment', '=', environment)
    .where('state', '=', 'published')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the tenant uses the environment. */
export async function isEnvironmentEnabled(
  tx: Transaction<Database>,
  id: EnvironmentId,
): Promise<boolean> {
  const row = await tx
    .selectFrom('environments')
    .select('is_enabled')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.is_enabled ?? false;
}
