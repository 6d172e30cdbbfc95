import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { ProviderKind, ProvidersTable } from './providers-tables.ts';

/** Which provider is meant: by its name, and for real submissions or for tests. */
export interface ProviderKey {
  readonly id: string;
  readonly servesTests: boolean;
}

/** A provider as the tenant configured it. */
export type ProviderRow = Pick<
  Selectable<ProvidersTable>,
  'id' | 'serves_tests' | 'driver' | 'name' | 'settings' | 'sealed_secret'
>;

/** The provider of a kind; `undefined` when the tenant has none of that name. */
export function selectProvider(
  tx: Transaction<Database>,
  kind: ProviderKind,
  { id, servesTests }: ProviderKey,
): Promise<ProviderRow | undefined> {
  return tx
    .selectFrom('providers')
    .select(['id', 'serves_tests', 'driver', 'name', 'settings', 'sealed_secret'])
    .where('id', '=', id)
    .where('serves_tests', '=', servesTests)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** The names of all providers of the tenant, and what each serves. */
export function selectProviderNames(tx: Transaction<Database>) {
  return tx.selectFrom('providers').select(['id', 'kind', 'serves_tests']).execute();
}

/** Writes a provider, over the one that is there. */
export async function upsertProvider(
  tx: Transaction<Database>,
  row: Insertable<ProvidersTable>,
): Promise<void> {
  const { name, settings, sealed_secret, updated_at } = row;
  await tx
    .insertInto('providers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'id', 'serves_tests'])
        .doUpdateSet({ name, settings, sealed_secret, updated_at }),
    )
    .execute();
}
