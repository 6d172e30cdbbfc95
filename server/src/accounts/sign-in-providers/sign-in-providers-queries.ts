import type { SignInFailure } from '@form-builder/core/sign-in/sign-in-failures.ts';
import { sql, type Insertable, type Transaction, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../platform/database/database.ts';
import type {} from './sign-in-providers-tables.ts';

type Tx = Transaction<Database>;

/** The key of a provider. */
export interface ProviderKey {
  readonly tenantId: string;
  readonly id: string;
}

/** The providers of the tenant by name, with the roles that their groups give; or only the one with the id. */
export function selectSignInProviders(tx: Tx, tenantId: string, id?: string) {
  return tx
    .selectFrom('sign_in_providers as provider')
    .selectAll('provider')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('sign_in_provider_roles as given')
          .innerJoin('roles', (join) =>
            join
              .onRef('roles.tenant_id', '=', 'given.tenant_id')
              .onRef('roles.id', '=', 'given.role_id'),
          )
          .select(['given.group_name', 'roles.id as role_id', 'roles.name as role_name'])
          .whereRef('given.tenant_id', '=', 'provider.tenant_id')
          .whereRef('given.provider_id', '=', 'provider.id')
          .orderBy(sql`lower(given.group_name)`)
          .orderBy(sql`lower(roles.name)`),
      ).as('group_roles'),
      eb
        .selectFrom('sign_in_links')
        .select((links) => links.cast<number>(links.fn.countAll(), 'integer').as('users'))
        .whereRef('sign_in_links.tenant_id', '=', 'provider.tenant_id')
        .whereRef('sign_in_links.provider_id', '=', 'provider.id')
        .$asScalar()
        .$notNull()
        .as('users'),
    ])
    .where('provider.tenant_id', '=', tenantId)
    .$if(id !== undefined, (query) => query.where('provider.id', '=', id ?? ''))
    .orderBy(sql`lower(provider.name)`)
    .execute();
}
export type SignInProviderWithRoles = Awaited<ReturnType<typeof selectSignInProviders>>[number];

/** The name of each provider with which staff can sign in, for the login page. */
export function selectSignInButtons(tx: Tx, tenantId: string) {
  return tx
    .selectFrom('sign_in_providers')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('is_active', '=', true)
    .orderBy(sql`lower(name)`)
    .execute();
}

/** Whether somebody has ever signed in at an active provider of the tenant. */
export async function hasWorkingProvider(tx: Tx, tenantId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('sign_in_providers')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('is_active', '=', true)
    .where('last_sign_in_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether another provider has the name, ignoring case. */
export async function isProviderNameTaken(
  tx: Tx,
  provider: ProviderKey & { readonly name: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('sign_in_providers')
    .select('id')
    .where('tenant_id', '=', provider.tenantId)
    .where('id', '!=', provider.id)
    .where(sql`lower(name)`, '=', provider.name.toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertSignInProvider(
  tx: Tx,
  row: Insertable<Database['sign_in_providers']>,
): Promise<void> {
  await tx.insertInto('sign_in_providers').values(row).execute();
}

export async function updateSignInProviderRow(
  tx: Tx,
  { tenantId, id }: ProviderKey,
  change: Updateable<Database['sign_in_providers']>,
): Promise<void> {
  await tx
    .updateTable('sign_in_providers')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Notes the result of the last sign-in; `null`: it succeeded. */
export function noteProviderResult(
  tx: Tx,
  key: ProviderKey,
  { failure, at }: { readonly failure: SignInFailure | null; readonly at: Date },
): Promise<void> {
  return updateSignInProviderRow(
    tx,
    key,
    failure === null
      ? { last_sign_in_at: at, failure_code: null, failed_at: null }
      : { failure_code: failure, failed_at: at },
  );
}

export async function deleteSignInProviderRow(tx: Tx, { tenantId, id }: ProviderKey) {
  await tx
    .deleteFrom('sign_in_providers')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Replaces the roles that the groups of a provider give. */
export async function replaceGroupRoles(
  tx: Tx,
  { tenantId, id }: ProviderKey,
  rows: readonly { readonly group: string; readonly role_id: string }[],
): Promise<void> {
  await tx
    .deleteFrom('sign_in_provider_roles')
    .where('tenant_id', '=', tenantId)
    .where('provider_id', '=', id)
    .execute();
  if (rows.length === 0) return;
  await tx
    .insertInto('sign_in_provider_roles')
    .values(
      rows.map(({ group, role_id }) => ({
        tenant_id: tenantId,
        provider_id: id,
        group_name: group,
        role_id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
