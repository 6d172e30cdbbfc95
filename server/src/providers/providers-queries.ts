import type { Insertable, Selectable, Transaction } from 'kysely';
import type { ProviderKind } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { OutageTexts } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { Database } from '../platform/database/database.ts';
import type { ProvidersTable } from './providers-tables.ts';

/** The key of a provider: its name, and whether it serves real submissions or tests. */
export interface ProviderKey {
  readonly id: string;
  readonly servesTests: boolean;
}

/** A provider as the tenant configured it. */
export type ProviderRow = Pick<Selectable<ProvidersTable>, (typeof rowColumns)[number]>;

const rowColumns = [
  'id',
  'serves_tests',
  'driver',
  'name',
  'settings',
  'sealed_secret',
  'sealed_second_secret',
  'sealed_third_secret',
  'is_down',
  'outage_texts',
  'paused_until',
] as const;

/** Finds the provider of a kind; `undefined` when the tenant has none with this name. */
export function selectProvider(
  tx: Transaction<Database>,
  kind: ProviderKind,
  { id, servesTests }: ProviderKey,
): Promise<ProviderRow | undefined> {
  return tx
    .selectFrom('providers')
    .select(rowColumns)
    .where('id', '=', id)
    .where('serves_tests', '=', servesTests)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** The tenant's register of a kind; a tenant has one for each stage. */
export function selectRegister(
  tx: Transaction<Database>,
  kind: ProviderKind,
  servesTests: boolean,
): Promise<ProviderRow | undefined> {
  return tx
    .selectFrom('providers')
    .select(rowColumns)
    .where('kind', '=', kind)
    .where('serves_tests', '=', servesTests)
    .orderBy('id')
    .executeTakeFirst();
}

/** The names of all providers of the tenant, and what each one serves. */
export function selectProviderNames(tx: Transaction<Database>) {
  return tx
    .selectFrom('providers')
    .select(['id', 'kind', 'name', 'serves_tests', 'driver', 'settings'])
    .execute();
}
export type ProviderNameRow = Awaited<ReturnType<typeof selectProviderNames>>[number];

/** All providers of the tenant, ordered by name. */
export function selectAllProviders(tx: Transaction<Database>) {
  return tx
    .selectFrom('providers')
    .select([...rowColumns, 'kind', 'updated_at'])
    .orderBy('name')
    .orderBy('id')
    .orderBy('serves_tests')
    .execute();
}

export type ListedProvider = Awaited<ReturnType<typeof selectAllProviders>>[number];

export async function deleteProviderRow(
  tx: Transaction<Database>,
  { id, servesTests }: ProviderKey,
): Promise<void> {
  await tx
    .deleteFrom('providers')
    .where('id', '=', id)
    .where('serves_tests', '=', servesTests)
    .execute();
}

/** Inserts a provider or replaces the existing one. */
export async function upsertProvider(
  tx: Transaction<Database>,
  row: Insertable<ProvidersTable>,
): Promise<void> {
  const { name, settings, sealed_secret, updated_at } = row;
  const { sealed_second_secret = null, sealed_third_secret = null } = row;
  const secrets = { sealed_secret, sealed_second_secret, sealed_third_secret };
  await tx
    .insertInto('providers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'id', 'serves_tests'])
        .doUpdateSet({ name, settings, ...secrets, updated_at }),
    )
    .execute();
}

/** Notes until when deliveries to a receiver wait; `null`: they do not. */
export async function updatePause(
  tx: Transaction<Database>,
  { id, servesTests }: ProviderKey,
  until: Date | null,
): Promise<void> {
  await tx
    .updateTable('providers')
    .set({ paused_until: until })
    .where('id', '=', id)
    .where('serves_tests', '=', servesTests)
    .where('paused_until', 'is distinct from', until)
    .execute();
}

/**
 * Notes until when a provider is not called for visitors; `null`: it is called. The pause of a receiver is that of its
 * deliveries, also when visitors read their cases from it.
 */
export async function updateVisitorPause(
  tx: Transaction<Database>,
  { id, servesTests }: ProviderKey,
  until: Date | null,
): Promise<void> {
  await tx
    .updateTable('providers')
    .set({ paused_until: until })
    .where('id', '=', id)
    .where('serves_tests', '=', servesTests)
    .where('kind', '<>', 'delivery')
    .where('paused_until', 'is distinct from', until)
    .execute();
}

export async function updateProviderOutage(
  tx: Transaction<Database>,
  { id, servesTests }: ProviderKey,
  change: {
    readonly is_down: boolean;
    readonly outage_texts: OutageTexts;
    readonly updated_at: Date;
  },
): Promise<void> {
  await tx
    .updateTable('providers')
    .set({ ...change, outage_texts: JSON.stringify(change.outage_texts) })
    .where('id', '=', id)
    .where('serves_tests', '=', servesTests)
    .execute();
}
