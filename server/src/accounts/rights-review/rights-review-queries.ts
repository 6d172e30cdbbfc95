import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { selectUsers, userLabel } from '../users/users-queries.ts';

type Tx = Transaction<Database>;

const confirmer = sql<string | null>`(
  select ${userLabel} from users as confirmer
  where confirmer.tenant_id = users.tenant_id and confirmer.id = users.rights_confirmed_by_id
)`;

/** An active user with who last confirmed their rights, and when. */
export type ReviewedUser = Awaited<ReturnType<typeof selectReviewedUsers>>[number];

/** The active users of the tenant, those whose rights stand longest without a confirmation first. */
export function selectReviewedUsers(tx: Tx, tenantId: string) {
  return selectUsers(tx)
    .select(['rights_confirmed_at', confirmer.as('confirmed_by')])
    .where('users.tenant_id', '=', tenantId)
    .where('users.is_active', '=', true)
    .orderBy(sql`coalesce(users.rights_confirmed_at, users.created_at)`)
    .orderBy('users.id')
    .execute();
}

/** Takes a user out of all groups. */
export async function leaveAllGroups(tx: Tx, tenantId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('user_group_members')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}
