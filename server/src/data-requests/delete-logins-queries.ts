import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Deletes the sessions of the citizens who sent these submissions, with their identifiers. */
export async function deleteLoginsOf(
  tx: Transaction<Database>,
  submissionIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('logins')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('submission_identities as identity')
          .select('identity.submission_id')
          .whereRef('identity.provider_id', '=', 'logins.provider_id')
          .whereRef('identity.subject_hash', '=', 'logins.subject_hash')
          .where('identity.submission_id', 'in', [...submissionIds]),
      ),
    )
    .execute();
}
