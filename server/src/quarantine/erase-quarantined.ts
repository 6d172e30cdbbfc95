import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

interface Erased {
  readonly submissionIds: readonly string[];
  readonly at: Date;
  /** The upload keys of files that stay with their submissions. */
  readonly except?: readonly string[];
}

/**
 * Ends the quarantine of the files of these submissions, before the submissions are deleted or anonymised: nobody sees
 * them any more, and `cleanQuarantine` deletes their rows with their content.
 */
export async function eraseQuarantined(
  tx: Transaction<Database>,
  { submissionIds, at, except = [] }: Erased,
): Promise<void> {
  if (submissionIds.length === 0) return;
  await tx
    .updateTable('quarantined_files')
    .set({
      erased_at: at,
      ended_at: sql<Date>`coalesce(ended_at, ${at})`,
      state: sql<'deleted'>`case when state = 'released' then state else 'deleted' end`,
    })
    .where((eb) =>
      eb.or([
        eb('submission_id', 'in', [...submissionIds]),
        // Released to a visitor, who sent it since.
        eb(
          'id',
          'in',
          eb
            .selectFrom('files')
            .select('files.id')
            .where('files.submission_id', 'in', [...submissionIds]),
        ),
      ]),
    )
    .where('upload_key', 'not in', [...except, ''])
    .execute();
}
