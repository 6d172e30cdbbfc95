import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { selectPerson } from '../forms/select-person.ts';

type Tx = Transaction<Database>;

/** The switches of the tenant, with who set each last. */
export function selectSwitches(tx: Tx) {
  return tx
    .selectFrom('features')
    .select(['id', 'is_active', 'created_at', 'updated_at'])
    .select((eb) =>
      selectPerson(eb.ref('features.tenant_id'), eb.ref('features.updated_by')).as('updated_by'),
    )
    .execute();
}

/** The decisions of the operator. */
export function selectPins(tx: Tx) {
  return tx.selectFrom('feature_pins').select(['feature_id', 'is_active']).execute();
}

/** Locks the switches of the tenant until the transaction ends. */
export async function lockFeatures(tx: Tx, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`features ${tenantId}`}, 0))`.execute(
    tx,
  );
}

interface Switch {
  readonly tenantId: string;
  readonly id: FeatureId;
  readonly isActive: boolean;
  readonly userId: string;
  readonly at: Date;
}

/** Switches a feature. */
export async function upsertSwitch(
  tx: Tx,
  { tenantId, id, isActive, userId, at }: Switch,
): Promise<void> {
  const change = { is_active: isActive, updated_at: at, updated_by: userId };
  await tx
    .insertInto('features')
    .values({ tenant_id: tenantId, id, created_at: at, ...change })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(change))
    .execute();
}
