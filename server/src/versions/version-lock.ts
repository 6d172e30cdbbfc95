import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
import type { Database } from '../platform/database/database.ts';

/** Where a version stands, as the lock looks at it. */
interface Shown {
  readonly id: EnvironmentId;
  readonly first_published_at: Date | string | null;
}

/** The environment that versions are made in: publishing there locks nothing. */
const workshop: EnvironmentId = 'development';

/** A version that was ever shown outside development never changes (decisions, section 4). */
export function isLocked(environments: readonly Shown[]): boolean {
  return environments.some(({ id, first_published_at: at }) => id !== workshop && at !== null);
}

/** The same as a condition on `form_versions`: true while the version can be changed. */
export function isUnlocked(): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'form_versions'>();
  return eb.not(
    eb.exists(
      eb
        .selectFrom('version_environments')
        .select(sql`1`.as('one'))
        .whereRef('version_environments.tenant_id', '=', 'form_versions.tenant_id')
        .whereRef('version_environments.version_id', '=', 'form_versions.id')
        .where('version_environments.environment', '<>', workshop)
        .where('version_environments.first_published_at', 'is not', null),
    ),
  );
}
