import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Database } from '../platform/database/database.ts';

/** The state of a version in an environment, on which the lock depends. */
interface EnvironmentHistory {
  readonly id: EnvironmentId;
  readonly first_published_at: Date | string | null;
}

/** The environment for work in progress: publishing there locks nothing. */
const unlockedEnvironment: EnvironmentId = 'development';

/** Whether a version is locked: once published outside development, it never changes again. */
export function isLocked(environments: readonly EnvironmentHistory[]): boolean {
  return environments.some(
    ({ id, first_published_at: at }) => id !== unlockedEnvironment && at !== null,
  );
}

/** The lock as a condition on `form_versions`: true while the version can be changed. */
export function isUnlocked(): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'form_versions'>();
  return eb.not(
    eb.exists(
      eb
        .selectFrom('version_environments')
        .select(sql`1`.as('one'))
        .whereRef('version_environments.tenant_id', '=', 'form_versions.tenant_id')
        .whereRef('version_environments.version_id', '=', 'form_versions.id')
        .where('version_environments.environment', '<>', unlockedEnvironment)
        .where('version_environments.first_published_at', 'is not', null),
    ),
  );
}
