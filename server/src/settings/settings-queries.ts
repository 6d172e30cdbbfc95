import type { Transaction } from 'kysely';
import type { SettingValue } from '@form-builder/core/contract/staff/settings/settings.ts';
import type { Database } from '../platform/database/database.ts';

type Tx = Transaction<Database>;

/** Returns the stored settings, by id. */
export async function selectSettings(tx: Tx): Promise<ReadonlyMap<string, SettingValue>> {
  const rows = await tx.selectFrom('settings').select(['id', 'value']).execute();
  return new Map(rows.map(({ id, value }) => [id, value.value]));
}

interface SettingRow {
  readonly tenant_id: string;
  readonly id: string;
  readonly value: SettingValue;
  readonly updated_at: Date;
}

export async function upsertSetting(tx: Tx, { value, updated_at, ...key }: SettingRow) {
  const change = { value: JSON.stringify({ value }), updated_at };
  await tx
    .insertInto('settings')
    .values({ ...key, ...change })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(change))
    .execute();
}
