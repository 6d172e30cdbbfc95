import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { maxReviewerCandidates } from '@form-builder/core/contract/staff/forms/reviews.ts';
import { holdsPermission } from '../../accounts/holds-permission.ts';
import { seesForms } from '../../forms/members/sees-forms.ts';
import { userLabel } from '../../forms/select-person.ts';
import { containsText } from '../../platform/database/criteria.ts';
import type { Database } from '../../platform/database/database.ts';
import { permissionFor } from '../publication/transitions.ts';

type Tx = Transaction<Database>;

/** A review that a colleague can be asked for. */
export interface AskedReview {
  readonly formId: string;
  readonly environment: EnvironmentId;
  /** Who proposes: nobody asks themselves. */
  readonly proposerId: string;
}

/** Returns active colleagues who may review the form there, whose name or e-mail address contains the text. */
export function selectReviewerCandidates(tx: Tx, review: AskedReview, search: string) {
  return selectReviewers(tx, review)
    .where((eb) =>
      eb.or([containsText(userLabel, search), containsText(eb.ref('users.email'), search)]),
    )
    .orderBy(sql`lower(${userLabel})`)
    .orderBy('users.id')
    .limit(maxReviewerCandidates)
    .execute();
}

/** Returns those of the users who may review the form there. */
export async function findReviewers(
  tx: Tx,
  review: AskedReview,
  userIds: readonly string[],
): Promise<readonly string[]> {
  if (userIds.length === 0) return [];
  const rows = await selectReviewers(tx, review).where('users.id', 'in', userIds).execute();
  return rows.map(({ id }) => id);
}

function selectReviewers(tx: Tx, { formId, environment, proposerId }: AskedReview) {
  const permission = permissionFor('review', { type: 'form', environment });
  return tx
    .selectFrom('users')
    .select(['users.id', userLabel.as('name')])
    .where('users.is_active', '=', true)
    .where('users.id', '<>', proposerId)
    .where((eb) =>
      eb.and([
        permission === null ? eb.lit(true) : holdsPermission(permission)(eb),
        eb.or([holdsPermission('form-read')(eb), holdsPermission('form-edit')(eb)]),
      ]),
    )
    .where(seesForms([formId]));
}

/** The active people who were asked to review the version in `version_environments`, while it is proposed. */
export function askedReviewers(eb: ExpressionBuilder<Database, 'version_environments'>) {
  return eb
    .selectFrom('version_reviewers')
    .innerJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'version_reviewers.tenant_id')
        .onRef('users.id', '=', 'version_reviewers.user_id'),
    )
    .select(['users.id', userLabel.as('name')])
    .whereRef('version_reviewers.tenant_id', '=', 'version_environments.tenant_id')
    .whereRef('version_reviewers.version_id', '=', 'version_environments.version_id')
    .whereRef('version_reviewers.environment', '=', 'version_environments.environment')
    .whereRef('version_environments.state', '=', sql`'proposed'`)
    .where('users.is_active', '=', true)
    .orderBy(sql`lower(${userLabel})`)
    .orderBy('users.id');
}

/** One proposal. */
interface Proposal {
  readonly versionId: string;
  readonly environment: EnvironmentId;
}

/** Replaces the people who are asked to review a proposal. */
export async function replaceReviewers(
  tx: Tx,
  { tenantId, versionId, environment }: Proposal & { readonly tenantId: string },
  userIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('version_reviewers')
    .where('version_id', '=', versionId)
    .where('environment', '=', environment)
    .execute();
  if (userIds.length === 0) return;
  const row = { tenant_id: tenantId, version_id: versionId, environment };
  await tx
    .insertInto('version_reviewers')
    .values(userIds.map((userId) => ({ ...row, user_id: userId })))
    .execute();
}

/** The proposal that a user was asked to review; `undefined` when it was decided or changed since. */
export function findAskedProposal(tx: Tx, { versionId, environment }: Proposal, userId: string) {
  return tx
    .selectFrom('version_reviewers as asked')
    .innerJoin('version_environments as standing', (join) =>
      join
        .onRef('standing.tenant_id', '=', 'asked.tenant_id')
        .onRef('standing.version_id', '=', 'asked.version_id')
        .onRef('standing.environment', '=', 'asked.environment'),
    )
    .innerJoin('environments', (join) =>
      join
        .onRef('environments.tenant_id', '=', 'asked.tenant_id')
        .onRef('environments.id', '=', 'asked.environment'),
    )
    .select(['standing.at', 'standing.remark', 'standing.user_id', 'environments.name as place'])
    .where('asked.version_id', '=', versionId)
    .where('asked.environment', '=', environment)
    .where('asked.user_id', '=', userId)
    .where('standing.state', '=', 'proposed')
    .executeTakeFirst();
}
