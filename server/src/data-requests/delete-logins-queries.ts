import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Deletes the sessions of who sent these submissions, for themselves or for somebody else, with their identifiers. */
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
          .where((identity) =>
            identity.or([
              identity('identity.subject_hash', '=', identity.ref('logins.subject_hash')),
              identity('identity.acting_hash', '=', identity.ref('logins.acting_hash')),
            ]),
          )
          .where('identity.submission_id', 'in', [...submissionIds]),
      ),
    )
    .execute();
}
