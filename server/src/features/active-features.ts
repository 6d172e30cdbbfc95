import type {} from './features-tables.ts';
import { isFeatureId, type FeatureId } from '@form-builder/core/features/feature-ids.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { RequestError } from '../platform/request-error.ts';

type Tx = Transaction<Database>;

/** SQL for whether a feature is active in the tenant of the transaction: as pinned, else as switched. */
export const isActive = (id: FeatureId): RawBuilder<SqlBool> => sql<SqlBool>`coalesce(
  (select is_active from feature_pins where feature_id = ${id}),
  (select is_active from features where id = ${id}), true)`;

/** Whether the tenant uses a feature. */
export async function isFeatureActive(tx: Tx, id: FeatureId): Promise<boolean> {
  const { rows } = await sql<{ active: boolean }>`select ${isActive(id)} as active`.execute(tx);
  return rows[0]?.active !== false;
}

/** The features that the tenant does not use. */
export async function selectInactiveFeatures(tx: Tx): Promise<ReadonlySet<FeatureId>> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(feature_pins.feature_id, features.id) as id
    from features full join feature_pins
      on feature_pins.tenant_id = features.tenant_id and feature_pins.feature_id = features.id
    where not coalesce(feature_pins.is_active, features.is_active)`.execute(tx);
  return new Set(rows.map(({ id }) => id).filter(isFeatureId));
}

/** Throws `feature_inactive` with the names of these features, if there are any. */
export function refuseFeatures(ids: readonly FeatureId[], language: Language): void {
  if (ids.length === 0) return;
  const translate = translatorOf(language);
  const names = ids.map((id) => translate(`feature.${id}.name`));
  throw new RequestError('feature_inactive', { errors: { features: names } });
}

/** Throws `feature_inactive` when the tenant does not use a feature. */
export async function assertFeatureActive(
  tx: Tx,
  id: FeatureId,
  language: Language,
): Promise<void> {
  if (!(await isFeatureActive(tx, id))) refuseFeatures([id], language);
}
